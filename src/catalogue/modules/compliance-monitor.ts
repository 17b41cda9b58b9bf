import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const complianceMonitor: ModuleDefinition = {
  id: 'compliance-monitor',
  name: 'Compliance Monitor',
  category: 8,
  description:
    'Checks transactions, documents, and records against your rules as they arise, keeps the proof, and passes suspicious or incomplete ones to the person responsible.',
  capabilities: [
    { trait: 'check-rules', weight: 4 },
    { trait: 'monitor', weight: 2 },
    { trait: 'reconcile', weight: 1 },
  ],
  benefits: [
    'Every case is checked, not just a sample',
    'Proof is ready for the auditor',
    'All rules in one place, in plain language',
  ],
  developmentSteps: [
    'Work with the people responsible to turn the rules into checks',
    'Connect the sources and set who sees what',
    'Run it on last year’s cases and study the false alarms',
    'Go live rule by rule, with a monthly review',
  ],
  prerequisites: ['Written rules', 'A person responsible for each rule'],
  dataNeeded: ['Last year’s cases with their assessments'],
  risks: [
    'People ignore alarms if there are too many: each rule has a limit on false alarms',
    'A rule that disadvantages a group of people',
  ],
  staysWithPeople: ['Assessing suspicious cases', 'Reporting to authorities', 'Changing the rules'],
  dependsOn: [],
};
