import { defineWorkflow } from '#catalogue/define.ts';

export const landlordTenantCases = defineWorkflow({
  id: 'landlord-tenant-cases',
  name: 'Landlord and tenant cases',

  naming: { perService: { pattern: '{service}', most: 4 } },
  department: 'Legal',
  type: 'Business',
  description:
    'Evictions, deposits, repairs and lease disputes for owners or renters, from notice to court order.',
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(landlord tenant|tenant landlord) (law|case|dispute|matter|attorney|court|)',
          'eviction (case|process|attorney|lawyer|notice|defense|filing|service|proceeding)',
          '(file|handle|defend) ~ eviction',
        ],
      },
      {
        weight: 2,
        any: ['(landlord tenant|evictions|landlord tenant law|tenant rights)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['eviction', 'landlord tenant'], anywhere: false },

  minimumStrength: 4,
  tasks: [
    {
      id: 'review',
      name: 'Review lease and history',
      description: 'Read the lease, payments and notices.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['lease'],
    },
    {
      id: 'notice',
      name: 'Prepare and serve notices',
      description: 'Write the notice that law requires and have it served.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['notice'],
    },
    {
      id: 'file',
      name: 'File the case and keep dates',
      description: 'File pleadings, pay fees and watch hearings.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(file)'],
    },
    {
      id: 'represent',
      name: 'Represent at court or in talks',
      description: 'Settle terms of leaving or paying, or argue before the judge.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['negotiate', 'decide'],
      shownBy: ['(court|hearing|represent)'],
    },
    {
      id: 'enforce',
      name: 'Carry out the order',
      description: 'Arrange possession or collection with the officer of the court.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['schedule', 'remind'],
    },
  ],
});
