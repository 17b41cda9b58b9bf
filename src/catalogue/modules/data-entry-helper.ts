import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const dataEntryHelper: ModuleDefinition = {
  id: 'data-entry-helper',
  name: 'Data Entry Helper',
  category: 6,
  description:
    'Enters orders, changes, and records into the system you already have, checks them against your rules, and shows a person anything unclear before it takes effect.',
  capabilities: [
    { trait: 'enter-data', weight: 4 },
    { trait: 'check-rules', weight: 2 },
    { trait: 'extract-data', weight: 1 },
    { trait: 'monitor', weight: 1 },
  ],
  benefits: [
    'Orders and records are in the system within the hour',
    'Fewer typing mistakes to correct later',
    'Unclear entries are noticed before they cost money',
  ],
  developmentSteps: [
    'List the entries you make each day and the fields they need',
    'Write down the checks that a careful colleague makes',
    'Run it alongside the team for two weeks and compare the entries',
    'Switch it on for one type of entry at a time, with a person approving unclear ones',
  ],
  prerequisites: ['A system with an API or an import function'],
  dataNeeded: ['Two hundred past entries with their sources'],
  risks: ['A wrong entry that looks right: amounts and addresses are checked against a second source'],
  staysWithPeople: ['Unclear or unusual entries', 'Agreements with customers and suppliers'],
  dependsOn: [],
};
