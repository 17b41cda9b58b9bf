import type { ModuleDefinition } from '#shared/schemas/profile.ts';

/** Category 8: moves a case from system to system; people decide at the marked points. */
export const caseAutomation: ModuleDefinition = {
  id: 'case-automation',
  name: 'Order and Case Automation',
  category: 8,
  description:
    'Carries an order, application or claim from its arrival to its end: it enters data, passes it on, checks it against your rules and follows it up. People decide at the points you mark.',
  capabilities: [
    { trait: 'route-requests', weight: 4 },
    { trait: 'enter-data', weight: 3 },
    { trait: 'check-rules', weight: 2 },
    { trait: 'monitor', weight: 2 },
  ],
  benefits: [
    'Nothing waits unnoticed in a mailbox',
    'Each case shows where it stands and why',
    'The same rules for every case, with every exception recorded',
  ],
  developmentSteps: [
    'Draw the way of a case with those who handle it, detours included',
    'Connect the systems and set the points of decision',
    'Run in parallel with today’s way and compare the outcomes',
    'Move over by kind of case, the simplest first',
  ],
  prerequisites: ['A described process and its owner', 'Systems with an interface'],
  dataNeeded: ['Closed cases of the last year', 'Rules and authorities for decisions'],
  risks: ['Rules that exist only in heads: the parallel run is there to find them'],
  staysWithPeople: ['Decisions at the marked points', 'Goodwill', 'Changing the rules'],
  dependsOn: ['document-intake'],
};
