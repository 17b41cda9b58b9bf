import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const documentManagementSystem: PartnerDefinition = {
  id: 'document-management-system',
  name: 'Document Management System',
  category: 'Document software',
  description:
    'One place for documents, with versions, access rights, retention dates, and search. A good foundation before AI reads your documents.',
  iconType: 'tool',
  specialIcon: false,
  capabilities: [
    { trait: 'extract-data', weight: 3 },
    { trait: 'look-up', weight: 3 },
    { trait: 'route-requests', weight: 1 },
    { trait: 'check-rules', weight: 1 },
  ],
  ownTradeOf: ['software-vendor'],
};
