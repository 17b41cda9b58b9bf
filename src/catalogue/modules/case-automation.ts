import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const caseAutomation: ModuleDefinition = {
  id: 'case-automation',
  name: 'Order and Case Automation',
  category: 8,
  description:
    'Takes an order, application, or claim from start to finish: it enters data, passes it on, checks it against your rules, and follows up. People decide at the points you mark.',
  capabilities: [
    { trait: 'route-requests', weight: 4 },
    { trait: 'enter-data', weight: 3 },
    { trait: 'check-rules', weight: 2 },
    { trait: 'monitor', weight: 2 },
  ],
  benefits: [
    'Nothing sits unnoticed in an inbox',
    'Each case shows its status and the reason for it',
    'The same rules for every case, with every exception recorded',
  ],
  developmentSteps: [
    'Map how cases move, detours included, with the people who handle them',
    'Connect the systems and set the decision points',
    'Run it in parallel with your current process and compare the outcomes',
    'Switch over one type of case at a time, simplest first',
  ],
  prerequisites: ['A documented process with an owner', 'Systems that other software can connect to'],
  dataNeeded: ['Last year’s closed cases', 'Decision rules, including who may decide what'],
  risks: ['Unwritten rules: the parallel run is there to find them'],
  staysWithPeople: ['Decisions at the points you mark', 'Goodwill', 'Changing the rules'],
  dependsOn: ['document-intake'],
};
