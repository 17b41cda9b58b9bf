import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const secondOpinion: ModuleDefinition = {
  id: 'second-opinion',
  name: 'Decision Second Opinion',
  category: 2,
  description:
    'Takes a recommendation, its figures, and its reasons, and argues the other side: the strongest objections, the assumption that matters most, and the evidence that would change the answer.',
  capabilities: [
    { trait: 'decide', weight: 4 },
    { trait: 'analyse-data', weight: 2 },
    { trait: 'plan', weight: 1 },
  ],
  benefits: [
    'Weak arguments are found before the meeting',
    'The assumption that matters most is known and named',
    'The same questions for every recommendation',
  ],
  developmentSteps: [
    'Go through three past decisions and what was overlooked in each',
    'Write your checklist of objections',
    'Set up the dialogue and try it on a current decision',
    'Review after five uses and sharpen the checklist',
  ],
  prerequisites: ['Decision makers who want to be challenged'],
  dataNeeded: ['Past recommendations with their outcomes'],
  risks: ['Endless doubt: the dialogue ends with just the two strongest points'],
  staysWithPeople: ['The decision', 'Responsibility for the decision'],
  dependsOn: [],
};
