import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const visitNotes: ModuleDefinition = {
  id: 'visit-notes',
  name: 'Visit and Case Notes',
  category: 6,
  description:
    'Turns what you dictate after a visit, treatment, or job into the record you have to keep, in your format, and asks for what is missing. The person who was there signs it.',
  capabilities: [
    { trait: 'transcribe', weight: 4 },
    { trait: 'draft-text', weight: 2 },
    { trait: 'enter-data', weight: 2 },
    { trait: 'summarise', weight: 1 },
  ],
  benefits: [
    'Records are complete on the same day',
    'Evenings without paperwork',
    'More attention for the person or machine in front of you',
  ],
  developmentSteps: [
    'Choose one kind of record and its required fields',
    'Set up dictation, the form, and questions about missing details',
    'Have five people use it for two weeks, then refine it',
    'Connect the system where you keep records',
  ],
  prerequisites: ['Compliance with the privacy rules for health and personal data'],
  dataNeeded: ['Twenty good records without names', 'Required fields'],
  risks: ['A sentence nobody said: the dictation is kept until the record is signed'],
  staysWithPeople: ['Observing', 'The signature', 'The work itself'],
  dependsOn: [],
};
