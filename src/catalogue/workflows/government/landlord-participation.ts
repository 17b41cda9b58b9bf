import { defineWorkflow } from '#catalogue/define.ts';

export const landlordParticipation = defineWorkflow({
  id: 'landlord-participation',
  name: 'Landlord enrolment in rent subsidies',
  department: 'Operations',
  type: 'Business',
  description:
    'Winning and serving landlords who let to voucher holders: listing, papers, inspection dates, payments.',
  industries: ['government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(landlords|landlord|owners) ~ (payment standards|direct deposit|list unit|housing assistance payment|hap|voucher holders|portal)',
          'list =your unit',
          'request =for tenancy approval',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=landlords|landlord information|landlord portal|owners landlords)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(landlord tenant law|full management|letting fee|tenant find)'],
      because: 'A lawyer or letting agent.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-landlords',
      name: 'Answer landlords on rent subsidies',
      description: 'Explain rents, rules and steps.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'enrol-landlord',
      name: 'Enrol landlord and unit',
      description: 'Take deed, tax form and bank details and list the flat.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'set-inspection',
      name: 'Set inspection dates with landlords',
      description: 'Agree a day, say what is looked at and pass on the result.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'approve-rent',
      name: 'Check the rent a landlord asks',
      description: 'Compare with standards and neighbours.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'look-up'],
    },
    {
      id: 'pay-landlord',
      name: 'Pay landlords and correct payments',
      description: 'Send payments, hold or change them.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['reconcile'],
    },
  ],
});
