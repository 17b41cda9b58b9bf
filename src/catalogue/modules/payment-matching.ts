import type { ModuleDefinition } from '#shared/schemas/profile.ts';

export const paymentMatching: ModuleDefinition = {
  id: 'payment-matching',
  name: 'Payment Matching',
  category: 6,
  description:
    'Matches bank and card payments with invoices and receipts, proposes the entry for each, and lists what doesn’t match, with the likely reason. A person posts the entries.',
  capabilities: [
    { trait: 'reconcile', weight: 4 },
    { trait: 'enter-data', weight: 2 },
    { trait: 'check-rules', weight: 2 },
    { trait: 'remind', weight: 1 },
  ],
  benefits: [
    'You know the open items every day',
    'Less searching at the end of the month',
    'Missing receipts are requested right away',
  ],
  developmentSteps: [
    'Go through last month’s discrepancies with your bookkeeper',
    'Set up matching rules for exported payments and invoices',
    'Compare the proposals with a closed month',
    'Use it for one month with every entry checked',
  ],
  prerequisites: ['Payments and invoices that can be exported'],
  dataNeeded: ['Three closed months of payments and invoices'],
  risks: ['A payment matched with the wrong invoice: any match that isn’t exact is marked for a closer look'],
  staysWithPeople: ['Posting the entries', 'Tax questions', 'Talking with customers who don’t pay'],
  dependsOn: [],
};
