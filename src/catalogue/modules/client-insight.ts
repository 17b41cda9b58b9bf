import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const clientInsight: ModuleDefinition = {
  id: 'client-insight',
  name: 'Client Insight Partner',
  category: 4,
  description:
    'Brings together what you already know about a client, suggests what fits and why, and prepares the next conversation. It works only with data that the client expects you to use.',
  capabilities: [
    { trait: 'personalise', weight: 4 },
    { trait: 'advise', weight: 3 },
    { trait: 'match', weight: 2 },
    { trait: 'analyse-data', weight: 1 },
  ],
  benefits: [
    'Each conversation picks up where the last one left off',
    'Suggestions with reasons, not just a list',
    'New colleagues get to know their clients sooner',
  ],
  developmentSteps: [
    'Ask the people who talk to clients what would help them',
    'Connect the records and keep access rights as they are',
    'Have advisers try it for twenty of their clients',
    'Roll it out, then review its suggestions every month',
  ],
  prerequisites: ['Client records kept in one place', 'A legal basis for this use of the data'],
  dataNeeded: ['Records of past contacts and purchases'],
  risks: ['Knowing more than a client would like: sensitive fields are left out', 'Errors in the records'],
  staysWithPeople: ['The relationship', 'What you offer the client'],
  dependsOn: [],
};
