import { defineWorkflow } from '#catalogue/define.ts';

export const businessTaxFiling = defineWorkflow({
  id: 'business-tax-filing',
  name: 'Business and sales tax filing',
  naming: {
    parts: [
      { any: ['(sales|use|excise) tax'], name: 'Sales tax filing' },
      {
        any: [
          '(business|corporate|corporation|partnership|company) (tax|return|income tax)',
          '(corporation|partnership|nonprofit) return',
          '(=1120|=1065|=990|=1041|=1120S)',
        ],
        name: 'Business tax filing',
      },
    ],
  },

  department: 'Finance',
  type: 'Business',
  description:
    'Returns of companies: closing the books for tax, preparing income, sales and other business tax returns, review, signature and filing.',
  industries: ['accounting'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'vat returns',
          '(deposit|file) ~ (payroll|sales|employment) taxes',
          '(corporate|corporation|partnership|business) (tax return|tax returns|returns)',
        ],
      },
      {
        weight: 3,
        any: ['(vat returns|sales tax|payroll taxes|business tax returns|business returns|corporate tax)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(business|corporate|corporation|company|partnership|s corp|s corporation|llc|commercial|fiduciary|trust|nonprofit|non profit|sales|sales use|excise|franchise) (income tax|tax) (return|filing|preparation|compliance|service)',
          '(form|) (1120|1120s|1065|1041|990)',
          '(prepare|file) ~ (sales tax|business return|corporate return|business tax|corporate tax)',
          'business ~ tax (preparation|return|filing)',
        ],
      },
      {
        weight: 2,
        any: [
          '(business tax|corporate tax|sales tax|business tax preparation|business tax returns|business returns)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(business|corporate|sales|partnership) tax',
      '(business|corporate|sales|partnership) tax (preparation|return|filing|service)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(sales tax|tax) ~ (added|calculated|checkout|not included)',
        'sales tax (number|exempt|license)',
        '(recent|last|years|personal) ~ (business|personal|) tax returns',
      ],
      because: "A shop's note on tax at checkout",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'close-books',
      name: 'Close the books for tax',
      description: 'Reconcile accounts, book depreciation and year-end entries.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['reconcile', 'check-rules'],
      shownBy: ['(year end|reconcile|depreciation)'],
    },
    {
      id: 'ask',
      name: 'Ask for what is missing',
      description: 'Send the list for the entity and chase documents.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['remind', 'draft-text'],
    },
    {
      id: 'prepare',
      name: 'Prepare the returns',
      description: "Complete federal, state and local forms and partners' statements.",
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 4 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(prepare|preparation) ~ (return|tax)'],
    },
    {
      id: 'sales-tax',
      name: 'Calculate and file sales tax',
      description: 'Sum sales by place and rate and file each period.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'check-rules'],
      shownBy: ['sales tax'],
    },
    {
      id: 'review',
      name: 'Review and sign off',
      description: 'Check positions and figures by a second person.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'decide'],
      shownBy: ['review'],
    },
    {
      id: 'file',
      name: 'File and confirm acceptance',
      description: 'Get signatures, transmit and store receipts.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(e file|filing)'],
    },
  ],
});
