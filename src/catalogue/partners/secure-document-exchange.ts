import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const secureDocumentExchange: PartnerDefinition = {
  id: 'secure-document-exchange',
  name: 'Secure Document Exchange',
  category: 'Access security',
  description:
    'A protected place where clients upload and receive documents, instead of using email attachments.',
  iconType: 'lock',
  specialIcon: false,
  capabilities: [
    { trait: 'extract-data', weight: 2 },
    { trait: 'enter-data', weight: 2 },
    { trait: 'care', weight: 1 },
    { trait: 'remind', weight: 1 },
  ],
};
