import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const translationDesk: ModuleDefinition = {
  id: 'translation-desk',
  name: 'Translation Desk',
  category: 5,
  description:
    'Translates pages, letters, and product descriptions using your own list of terms, and marks the sentences that a person should read before they go out.',
  capabilities: [
    { trait: 'translate', weight: 4 },
    { trait: 'draft-text', weight: 1 },
  ],
  benefits: [
    'Texts in all your languages on the same day',
    'Terms stay the same everywhere',
    'Human translators spend their time where it counts',
  ],
  developmentSteps: [
    'List your terms and what is never translated',
    'Set up languages, tone, and how doubtful sentences are marked',
    'Have native speakers rate thirty texts in each language',
    'Hand it over with rules for what must be proofread',
  ],
  prerequisites: ['A proofreader for each language'],
  dataNeeded: ['Existing translations', 'List of terms'],
  risks: ['Legal and safety texts: always proofread by a professional'],
  staysWithPeople: ['Binding texts', 'Tone for a new market'],
  dependsOn: [],
};
