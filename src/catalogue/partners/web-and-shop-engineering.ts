import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const webAndShopEngineering: PartnerDefinition = {
  id: 'web-and-shop-engineering',
  name: 'Website and Online Store Engineering',
  category: 'Software engineering',
  description:
    'Builds the website, online store, or customer portal that forms, bookings, and self-service run on.',
  iconType: 'code',
  specialIcon: false,
  capabilities: [
    { trait: 'write-code', weight: 2 },
    { trait: 'design', weight: 2 },
    { trait: 'personalise', weight: 2 },
    { trait: 'enter-data', weight: 1 },
  ],
  ownTradeOf: ['agency', 'it-services', 'tech', 'software-vendor'],
};
