import { defineWorkflow } from '#catalogue/define.ts';

export const jointOwnership = defineWorkflow({
  id: 'joint-ownership',
  name: 'Shared ownership of homes',
  department: 'Legal',
  type: 'Business',
  description:
    'Putting in writing who owns what part of a home: reading the title, advice, notice or deed, and the land register.',
  industries: ['legal'],
  delivers: {
    named: ['(joint|shared) ownership', 'severance tenancy', 'transfer equity', 'declarations trust'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(tenants =in common|joint tenants|tenancy in common|severance ~ tenancy|sever ~ tenancy|declaration trust|deed trust ~ property|transfer =of equity)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(property ownership|tenants common|joint ownership|severance tenancy|declarations trust|transfer equity)',
        ],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(landlord|rental|evict|eviction)'], because: 'Tenants who rent.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'see-title',
      name: 'See how the home is held',
      description: 'Read the register and the mortgage.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 1 },
      traits: ['look-up'],
    },
    {
      id: 'advise-shares',
      name: 'Advise on shares in the home',
      description: 'Weigh children, money put in and what care may cost.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise'],
    },
    {
      id: 'draft-notice',
      name: 'Draft notice or deed of shared ownership',
      description: 'Write it so that it fits the wills.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(notice|deed|declaration)'],
    },
    {
      id: 'register-change',
      name: 'Register the change of ownership',
      description: 'Send form and fee and get the lender’s consent.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['route-requests'],
      shownBy: ['(register|registry|land registry)'],
    },
  ],
});
