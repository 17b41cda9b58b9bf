import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const deliveryHelper: ModuleDefinition = {
  id: 'delivery-helper',
  name: 'Software Delivery Helper',
  category: 6,
  description:
    'Supports developers where they work: drafts tests and small changes, explains unfamiliar code, checks changes against your rules, and watches builds. A person reviews every change.',
  capabilities: [
    { trait: 'write-code', weight: 4 },
    { trait: 'diagnose', weight: 2 },
    { trait: 'check-rules', weight: 1 },
    { trait: 'monitor', weight: 1 },
  ],
  benefits: [
    'Routine changes and tests prepared for review',
    'Rules checked before a colleague reviews the change',
    'New developers find their way around the code sooner',
  ],
  developmentSteps: [
    'Choose one repository and measure its cycle time as a baseline',
    'Set up access, rules, and review',
    'Use it for four weeks and compare with the baseline',
    'Keep what helped this team with this code',
  ],
  prerequisites: ['Automated tests', 'A rule that a person reviews every change'],
  dataNeeded: ['Access to the code and the build logs'],
  risks: [
    'Experienced developers may slow down in code they know well: we measure the effect before wider use',
    'Wrong code that looks right',
  ],
  staysWithPeople: ['Design', 'Review', 'Responsibility for what is released'],
  dependsOn: [],
};
