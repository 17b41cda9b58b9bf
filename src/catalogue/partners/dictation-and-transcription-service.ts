import type { PartnerDefinition } from '#shared/schemas/profile.ts';

export const dictationAndTranscriptionService: PartnerDefinition = {
  id: 'dictation-and-transcription-service',
  name: 'Dictation and Transcription Service',
  category: 'Documentation',
  description:
    'Dictation software and typists familiar with your profession’s terms, for records that must be exact.',
  iconType: 'chat',
  specialIcon: false,
  capabilities: [
    { trait: 'transcribe', weight: 4 },
    { trait: 'summarise', weight: 1 },
    { trait: 'draft-text', weight: 1 },
  ],
};
