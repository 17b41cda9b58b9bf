import type { ModuleDefinition } from '#shared/schemas/profile.ts';

/** Category 8: suggests who or what fits, with reasons. */
export const matchingEngine: ModuleDefinition = {
  id: 'matching-engine',
  name: 'Matching and Assignment Engine',
  category: 8,
  description:
    'Suggests which candidate fits a post, which crew a job, which property or course a customer, with reasons and conflicts shown, and keeps the plan consistent when something changes.',
  capabilities: [
    { trait: 'match', weight: 4 },
    { trait: 'schedule', weight: 2 },
    { trait: 'personalise', weight: 1 },
    { trait: 'check-rules', weight: 1 },
  ],
  benefits: [
    'Good combinations are not overlooked',
    'Reasons that can be explained to those affected',
    'Changes without re-planning everything',
  ],
  developmentSteps: [
    'Write down hard rules and preferences with the planners',
    'Connect the data and rebuild past assignments',
    'Compare with what people chose and study the differences',
    'Use it for suggestions, and let people assign',
  ],
  prerequisites: ['Data on both sides that is current'],
  dataNeeded: ['Past assignments and how they went'],
  risks: [
    'Bias learned from past choices: tested across groups before use',
    'Automated decisions about people are not permitted everywhere',
  ],
  staysWithPeople: ['Deciding about people', 'Telling them'],
  dependsOn: [],
};
