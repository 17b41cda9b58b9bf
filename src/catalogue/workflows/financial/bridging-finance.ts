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
  department: 'Finance',
  type: 'Business',
  description:
    'Arranging short-term, development or asset lending for a client: looking at the case, finding the lender, agreeing terms, and driving valuation and lawyers until the money is drawn.',
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
      name: "Learn the client's deal and how it will be repaid",
      description:
        'Ask what is bought or built, what it is worth, how fast the money is needed and how the loan will be repaid.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'find-lender',
      name: 'Match the deal with lenders',
      description: 'Compare which lenders take such security, size and speed, and sound them out.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['match', 'look-up'],
    },
    {
      id: 'write-case',
      name: 'Write the lending case',
      description:
        "Set out figures, security, the client's record and the way out for the lender's underwriter.",
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'analyse-data'],
    },
    {
      id: 'compare-terms',
      name: "Compare lenders' terms with the client",
      description:
        'Explain rate, fees, term and conditions of the offers, bargain for better ones and help to choose.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
    {
      id: 'drive-drawdown',
      name: 'Drive valuation and lawyers to drawdown',
      description: 'Chase valuer, lawyers and open conditions until the money is paid out.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind'],
    },
    {
      id: 'repayment-date',
      name: 'Watch when the loan must be repaid',
      description:
        'Ask before the term ends how sale or refinancing stands and arrange an extension where needed.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind'],
    },
  ],
});
