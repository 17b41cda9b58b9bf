import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const identityAndAccessService: PartnerDefinition = {
  id: 'identity-and-access-service',
  name: 'Identity and Access Service',
  category: 'Access security',
  description:
    'One sign-in for all systems, with access rights that match each job. Useful before you let an assistant read company documents or customer records.',
  iconType: 'lock',
  specialIcon: false,
  capabilities: [
    { trait: 'write-code', weight: 2 },
    { trait: 'monitor', weight: 1 },
    { trait: 'enter-data', weight: 1 },
  ],
  ownTradeOf: ['it-services', 'tech', 'software-vendor'],
};
