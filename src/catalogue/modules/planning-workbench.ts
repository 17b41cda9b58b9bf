import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const planningWorkbench: ModuleDefinition = {
  id: 'planning-workbench',
  name: 'Planning Workbench',
  category: 4,
  description:
    'A workbench for planners: it holds your figures and assumptions, works through alternatives in plain language, and points out what could go wrong with a plan before you commit to it.',
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
    'Write down how plans are made today and which figures they use',
    'Connect the figures and record the assumptions',
    'Set up the questions, the alternatives, and the counterarguments',
    'Run it alongside one real planning round and compare',
  ],
  prerequisites: ['Planners with time for one full round'],
  dataNeeded: ['Past plans and their results', 'Current figures by month'],
  risks: ['A scenario mistaken for a forecast: each scenario states its assumptions'],
  staysWithPeople: ['Goals', 'The decision', 'Responsibility for the decision'],
  dependsOn: [],
};
