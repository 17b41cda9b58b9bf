import { defineWorkflow } from '#catalogue/define.ts';

export const bridgingFinance = defineWorkflow({
  id: 'bridging-finance',
  name: 'Bridging, development and asset finance',
  naming: {
    variants: [
      { any: ['bridging'], name: 'Bridging finance' },
      { any: ['(asset|equipment) (finance|financing|leasing)'], name: 'Asset and equipment finance' },
      {
        any: ['(invoice|receivables) (finance|financing|factoring|discounting)', '=factoring'],
        name: 'Invoice finance',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Arranging short-term or business lending for a client: case, lenders, terms, valuation, drawdown.',
  industries: ['banking-lending', 'financial'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(bridging|development|commercial|asset|invoice|trade|property development) finance ~ (arrange|arranged|lender|days|auctions|conversions|broker|terms|projects|developers|cash flow|facility|we|businesses|machinery)',
          '(bridging|bridge) (loan) ~ (auction|days|property|refinance|lender|fast|arrange|investors)',
          '(invoice factoring|invoice discounting|equipment leasing|asset based lending)',
        ],
      },
      {
        weight: 3,
        any: [
          '(bridging finance|bridging loans|development finance|commercial finance|asset finance|invoice finance|bridging development finance|equipment finance|commercial mortgages|=invoice factoring)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['=bridging'], in: ['heading', 'navigation'] },
    ],
  },
  counterSignals: [{ scope: 'sentence', any: ['(software|module|department)'], because: 'Other finance' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'understand-project',
      name: 'Understand the project',
      description: 'Look at asset, exit and time.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'find-lender',
      name: 'Find the lender',
      description: 'Match the case with who lends on such.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['match', 'route-requests'],
    },
    {
      id: 'write-case',
      name: 'Write the case',
      description: 'Set out figures, security and plan.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
    },
    {
      id: 'drive-drawdown',
      name: 'Drive to drawdown',
      description: 'This covers chase valuation and lawyers and conditions.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
