import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const translationDesk: ModuleDefinition = {
  id: 'translation-desk',
  name: 'Translation Desk',
  category: 5,
  description:
    'Translates pages, letters, and product descriptions using your own glossary, and marks the sentences that a person should read before they go out.',
  capabilities: [
    { trait: 'translate', weight: 4 },
    { trait: 'draft-text', weight: 1 },
  ],
  benefits: [
    'All your languages on the same day',
    'Terms stay the same everywhere',
    'Human translators spend their time where it counts',
  ],
  developmentSteps: [
    'List your terms and what must stay untranslated',
    'Set up languages, tone, and how uncertain sentences are marked',
    'Have native speakers rate thirty translations in each language',
    'Hand it over with rules for what must be proofread',
  ],
  prerequisites: ['A proofreader for each language'],
  dataNeeded: ['Existing translations', 'Glossary'],
  risks: ['Legal and safety documents: always proofread by a professional'],
  staysWithPeople: ['Binding texts', 'Tone for a new market'],
  dependsOn: [],
};
