import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const matchingEngine: ModuleDefinition = {
  id: 'matching-engine',
  name: 'Matching and Assignment Engine',
  category: 8,
  description:
    'Suggests which candidate fits a position, which crew fits a job, or which property or course fits a customer. It shows reasons and conflicts, and keeps the plan consistent when something changes.',
  capabilities: [
    { trait: 'match', weight: 4 },
    { trait: 'schedule', weight: 2 },
    { trait: 'personalise', weight: 1 },
    { trait: 'check-rules', weight: 1 },
  ],
  benefits: [
    'Good matches aren’t overlooked',
    'Reasons you can explain to those affected',
    'Changes without replanning everything',
  ],
  developmentSteps: [
    'Write down hard rules and preferences with the planners',
    'Connect the data and recreate past assignments',
    'Compare with what people chose and study the differences',
    'Use it for suggestions, and let people make the assignments',
  ],
  prerequisites: ['Current data on both sides of the match'],
  dataNeeded: ['Past assignments and how they went'],
  risks: [
    'Bias learned from past choices: we test for it across groups before use',
    'Automated decisions about people aren’t allowed everywhere',
  ],
  staysWithPeople: ['Deciding about people', 'Telling them'],
  dependsOn: [],
};
