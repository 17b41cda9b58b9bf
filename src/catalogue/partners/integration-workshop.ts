import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const integrationWorkshop: PartnerDefinition = {
  id: 'integration-workshop',
  name: 'Integration Workshop',
  category: 'Software engineering',
  description:
    'Connects the systems you already have, so that data is entered once. Useful before or together with an Operational module.',
  iconType: 'code',
  specialIcon: false,
  capabilities: [
    { trait: 'enter-data', weight: 3 },
    { trait: 'extract-data', weight: 1 },
    { trait: 'route-requests', weight: 1 },
    { trait: 'reconcile', weight: 1 },
  ],
  ownTradeOf: ['it-services', 'tech', 'software-vendor'],
};
