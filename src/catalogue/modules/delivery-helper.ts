import type { ModuleDefinition } from '#shared/schemas/profile.ts';

/** Category 6: supports developers in their own tools. */
export const deliveryHelper: ModuleDefinition = {
  id: 'delivery-helper',
  name: 'Software Delivery Helper',
  category: 6,
  description:
    'Supports developers where they work: drafts tests and small changes, explains unfamiliar code, checks changes against your rules, and watches builds. Every change is reviewed by a person.',
  capabilities: [
    { trait: 'write-code', weight: 4 },
    { trait: 'diagnose', weight: 2 },
    { trait: 'check-rules', weight: 1 },
    { trait: 'monitor', weight: 1 },
  ],
  benefits: [
    'Routine changes and tests prepared for review',
    'Rules checked before a colleague has to',
    'New developers find their way around the code',
  ],
  developmentSteps: [
    'Choose one repository and a baseline of cycle time',
    'Set up access, rules, and review',
    'Work with it for four weeks and measure against the baseline',
    'Keep what helped, for this team and this code',
  ],
  prerequisites: ['Automated tests', 'Review by people as a rule'],
  dataNeeded: ['Access to code and build records'],
  risks: [
    'Experienced developers in familiar code may become slower: measured before it is extended',
    'Bugs that look right',
  ],
  staysWithPeople: ['Design', 'Review', 'Responsibility for what is released'],
  dependsOn: [],
};
