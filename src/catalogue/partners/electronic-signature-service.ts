import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const electronicSignatureService: PartnerDefinition = {
  id: 'electronic-signature-service',
  name: 'Electronic Signature Service',
  category: 'Contracts',
  description: 'Contracts, consent forms, and proposals signed online, with reminders and proof.',
  iconType: 'lock',
  specialIcon: false,
  capabilities: [
    { trait: 'negotiate', weight: 2 },
    { trait: 'remind', weight: 2 },
    { trait: 'check-rules', weight: 1 },
    { trait: 'enter-data', weight: 1 },
  ],
};
