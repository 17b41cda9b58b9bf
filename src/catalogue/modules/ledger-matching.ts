import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const ledgerMatching: ModuleDefinition = {
  id: 'ledger-matching',
  name: 'Invoice and Ledger Matching',
  category: 7,
  description:
    'Matches invoices, orders, deliveries, and payments, enters what matches, and passes what doesn’t to a person with the reason. Nothing is paid without approval.',
  capabilities: [
    { trait: 'reconcile', weight: 4 },
    { trait: 'extract-data', weight: 2 },
    { trait: 'enter-data', weight: 2 },
    { trait: 'check-rules', weight: 1 },
  ],
  benefits: [
    'A month-end close without hunting for discrepancies',
    'Duplicates and wrong prices are noticed before you pay',
    'Each entry shows what it was matched with',
  ],
  developmentSteps: [
    'Go through the types of discrepancies with your bookkeeper',
    'Connect bank, ledger, and documents, read-only at first',
    'Run it on one closed month and compare with what was posted',
    'Turn on posting for one type of entry at a time, with a person’s approval',
  ],
  prerequisites: ['Accounting software that we can connect to', 'Tolerance rules'],
  dataNeeded: ['One closed year of entries and documents'],
  risks: ['Fraud that matching doesn’t catch: two people always check payments to new accounts'],
  staysWithPeople: ['Approving payments', 'Tax questions', 'Closing the books'],
  dependsOn: ['document-intake'],
};
