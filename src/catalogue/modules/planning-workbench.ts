import type { ModuleDefinition } from '#shared/schemas/profile.ts';

/** Category 4: helps planners plan with the company's own figures. */
export const planningWorkbench: ModuleDefinition = {
  id: 'planning-workbench',
  name: 'Planning Workbench',
  category: 4,
  description:
    'A workbench for those who plan: it holds your figures and assumptions, plays through alternatives in plain language, and argues against the plan before reality does.',
  capabilities: [
    { trait: 'plan', weight: 4 },
    { trait: 'forecast', weight: 3 },
    { trait: 'decide', weight: 1 },
    { trait: 'analyse-data', weight: 1 },
  ],
  benefits: [
    'Alternatives are compared on the same assumptions',
    'Weak points of a plan come up early',
    'The reasoning behind a decision is written down',
  ],
  developmentSteps: [
    'Write down how a plan is made today and on which figures',
    'Connect the figures and record the assumptions',
    'Build the questions, the alternatives, and the counterarguments',
    'Run it alongside one real planning round and compare',
  ],
  prerequisites: ['Planners with time for one full round'],
  dataNeeded: ['Past plans and their results', 'Current figures by month'],
  risks: ['A well-argued scenario is not a forecast: each one shows what it assumes'],
  staysWithPeople: ['Goals', 'The decision', 'Answering for it'],
  dependsOn: [],
};
