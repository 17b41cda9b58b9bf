import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const brandAndDesignStudio: PartnerDefinition = {
  id: 'brand-and-design-studio',
  name: 'Brand and Design Studio',
  category: 'Design services',
  description:
    'Designs what customers see and keeps it consistent: brand, packaging, interiors, and screens. Useful if design is part of what you sell.',
  iconType: 'agency',
  specialIcon: false,
  capabilities: [
    { trait: 'design', weight: 4 },
    { trait: 'create-media', weight: 2 },
  ],
  ownTradeOf: ['agency', 'photography', 'print-shop'],
};
