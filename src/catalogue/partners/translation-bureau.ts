import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const translationBureau: PartnerDefinition = {
  id: 'translation-bureau',
  name: 'Translation Agency',
  category: 'Language services',
  description:
    'Professional translators and proofreaders for documents that bind or represent you. Useful alongside machine translation, for the documents that matter most.',
  iconType: 'agency',
  specialIcon: false,
  capabilities: [
    { trait: 'translate', weight: 4 },
    { trait: 'draft-text', weight: 1 },
    { trait: 'check-rules', weight: 1 },
  ],
};
