import { defineWorkflow } from '#catalogue/define.ts';

export const premiumFinance = defineWorkflow({
  id: 'premium-finance',
  name: 'Premium instalment plans',
  department: 'Finance',
  type: 'Business',
  description:
    'Letting customers pay insurance premiums in instalments: offer, agreement, direct debit, missed payments and settlement.',
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
      name: 'Offer payment of the premium by instalments',
      description: 'Work out deposit, rate and instalments and say what it costs in all.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 4 },
      traits: ['answer-questions', 'analyse-data'],
    },
    {
      id: 'set-up-agreement',
      name: 'Set up the instalment agreement and direct debit',
      description: 'Check identity, have the credit agreement signed and enter bank details.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(direct debit|instalment)'],
    },
    {
      id: 'watch-missed-payments',
      name: 'Follow up missed premium instalments',
      description: 'Write, call and cancel cover after notice where nothing comes.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind'],
    },
    {
      id: 'settle-insurer-lender',
      name: 'Settle premiums with insurer or lender',
      description: 'Pay over, take commission, reckon refunds when a policy ends and reconcile.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['reconcile'],
    },
  ],
});
