import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const customerRelationshipSuite: PartnerDefinition = {
  id: 'customer-relationship-suite',
  name: 'Customer Relationship Suite',
  category: 'Sales and service software',
  description:
    'One record per client, with contacts, quotes, and reminders. You need it before AI can tailor anything to a client.',
  iconType: 'trending-up',
  specialIcon: false,
  capabilities: [
    { trait: 'personalise', weight: 3 },
    { trait: 'remind', weight: 2 },
    { trait: 'match', weight: 1 },
    { trait: 'monitor', weight: 1 },
  ],
  ownTradeOf: ['software-vendor'],
};
