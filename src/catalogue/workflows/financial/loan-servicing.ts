import { defineWorkflow } from '#catalogue/define.ts';

export const loanServicing = defineWorkflow({
  id: 'loan-servicing',
  name: 'Loan payments and servicing',

  department: 'Customer Service',
  type: 'Business',
  description: 'After a loan is paid out: taking payments, answering borrowers, escrow, arrears and payoff.',
  industries: ['banking-lending'],

  narrows: ['customer-invoicing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(make|pay) ~ (loan payment|=your loan|mortgage payment)',
          'pay ~ loan ~ (transfer|branch|online|phone)',
        ],
      },
      { weight: 3, any: ['(=pay|make payment) ~ =your loan'] },
      { weight: 2, any: ['(make payment|loan payments|pay loan)'], in: ['heading', 'navigation', 'control'] },

      {
        weight: 3,
        any: [
          '(loan|mortgage) servicing',
          '(loan|mortgage) (payment|payments|payoff) (online|portal|request|quote|address|phone|options)',
          '(make|pay) ~ (loan|mortgage) (payment|) ~ (online|phone|here|mail|payment)',
          'payoff (request|quote|statement|amount)',
          '(skip|defer) ~ payment',
        ],
      },
      {
        weight: 2,
        any: [
          '(make payment|loan payments|pay my loan|mortgage servicing|loan servicing|payoff request|pay my mortgage)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'ability =to pay',
        '(deferred payment|subordinate) ~ loan',
        '(credit score|credit rating|credit history) ~ (pay|loan|rate)',
      ],
      because: 'Whether somebody is lent money, and on what terms.',
    },
    {
      scope: 'sentence',
      any: [
        '(balance|balances|statement|statements) ~ (allocation|year end|records|checklist|bookkeeping)',
        'student loan',
      ],
      because: "A borrower's papers",
    },
    {
      scope: 'sentence',
      any: ['payment calculator', '(low|lower|monthly) payment ~ (rate|option)'],
      because: 'A calculator or a promise, not servicing',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take',
      name: 'Take and book payments',
      description: 'Post money to principal, interest and escrow.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(payment|autopay)'],
    },
    {
      id: 'answer',
      name: 'Answer borrowers',
      description: 'Explain statements, dates and fees.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'look-up'],
      shownBy: ['(question|statement)'],
    },
    {
      id: 'escrow',
      name: 'Pay taxes and insurance',
      description: 'Watch bills and analyse the escrow yearly.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['escrow'],
    },
    {
      id: 'arrears',
      name: 'Work with late borrowers',
      description: 'Remind, agree plans and document.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['negotiate', 'remind'],
      shownBy: ['(hardship|late|past due)'],
    },
    {
      id: 'payoff',
      name: 'Prepare payoffs and releases',
      description: 'Calculate, send and file the release.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['payoff'],
    },
  ],
});
