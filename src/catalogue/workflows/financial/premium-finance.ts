import { defineWorkflow } from '#catalogue/define.ts';

export const premiumFinance = defineWorkflow({
  id: 'premium-finance',
  name: 'Premium instalment plans',
  department: 'Finance',
  type: 'Business',
  description:
    'Letting customers pay insurance premiums in instalments: agreement, direct debit, missed payments.',
  industries: ['insurance'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(premium finance|premium financing|premium instalments)',
          '(pay|spread) ~ (premium|insurance|cost) ~ (instalments|installments|monthly|direct debit)',
        ],
      },
      {
        weight: 3,
        any: ['(premium finance|premium financing|pay monthly|spread the cost|instalments|payment plans)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['premium (finance|financing)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer-plan',
      name: 'Offer the plan',
      description: 'Work out rate and instalments.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
    },
    {
      id: 'set-up-agreement',
      name: 'Set up agreement and debit',
      description: 'Check identity, sign, enter the bank details.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(direct debit|instalment)'],
    },
    {
      id: 'watch-missed-payments',
      name: 'Watch missed payments',
      description: 'Write, call, cancel if need be.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
    {
      id: 'settle-insurer-lender',
      name: 'Settle with insurer or lender',
      description: 'Pay over and reconcile.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
  ],
});
