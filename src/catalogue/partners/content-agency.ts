import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const contentAgency: PartnerDefinition = {
  id: 'content-agency',
  name: 'Content and Campaign Agency',
  category: 'Marketing services',
  description:
    'Plans and produces campaigns with you: editorial calendar, copy, images, and distribution. Useful if you have more to publish than your team can handle.',
  iconType: 'agency',
  specialIcon: false,
  capabilities: [
    { trait: 'create-media', weight: 3 },
    { trait: 'draft-text', weight: 2 },
    { trait: 'plan', weight: 1 },
  ],
  ownTradeOf: ['agency', 'culture-media', 'photography'],
};
