import { defineWorkflow } from '#catalogue/define.ts';

export const financeTransactions = defineWorkflow({
  id: 'finance-transactions',
  name: 'Banking and finance transactions',
  department: 'Legal',
  type: 'Business',
  description:
    'Carrying loans and investments through for lenders, borrowers and investors: terms, checks, drafting, approvals and closing.',
  industries: ['legal'],
  narrows: ['legal-case-handling'],
  delivers: {
    named: [
      '(banking|finance|project finance|capital markets) (law|transactions)',
      '=securities law',
      'banking finance',
      'foreign exchange compliance',
      'capital markets',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(banking|finance|project finance|capital markets|securities|lending|loan) (law|transactions|documentation|practice|matters|regulation)',
          '(fundraising|fund raising|venture capital|private equity|foreign direct investment|fdi|term sheets|share allotment|allotment =of shares) ~ (advise|assist|documents|documentation|transactions|compliance|filings|investors|clients|services)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(banking finance|finance law|capital markets|project finance|banking law|=securities|private equity|venture capital|foreign exchange|fema|fdi)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(accountant|tax preparation|financial advisor)'],
      because: 'Another profession.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-terms',
      name: 'Read and settle the terms of the financing',
      description: 'Go through rate, security, promises and default and agree changes with the other side.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['negotiate'],
    },
    {
      id: 'check-parties',
      name: 'Check parties and security',
      description: 'Search registers for powers, owners and earlier charges.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['look-up', 'check-rules'],
      shownBy: ['(due diligence|title|register)'],
    },
    {
      id: 'draft-finance',
      name: 'Draft loan, share or security papers',
      description: 'Write them from models and fit them to the deal.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(agreement|documentation|document)'],
    },
    {
      id: 'get-approvals',
      name: 'Obtain approvals for the financing and file',
      description: 'Ask regulator and authorities and keep track of answers.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['route-requests', 'check-rules'],
      shownBy: ['(approval|filing|filings|compliance|regulator)'],
    },
    {
      id: 'close-deal',
      name: 'Close the financing and release the money',
      description: 'Tick off the conditions, gather signatures and have the money sent.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 5, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['check-rules'],
      shownBy: ['(closing|close)'],
    },
  ],
});
