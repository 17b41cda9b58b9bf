import { defineWorkflow } from '#catalogue/define.ts';

export const fractionalCfo = defineWorkflow({
  id: 'fractional-cfo',
  name: 'Outsourced controller and CFO service',
  naming: {
    parts: [
      { any: ['(controller|controllership)'], name: 'Outsourced controller service' },
      { any: ['(cfo|chief financial)'], name: 'Outsourced CFO service' },
    ],
  },

  department: 'Finance',
  type: 'Strategy',
  description:
    "Acting as a client's finance head for some days a month: closing, reporting, cash and budget, and advice to the owner.",
  industries: ['accounting', 'consulting'],

  narrows: ['ongoing-advisory'],
  signals: {
    phrases: [
      { weight: 2, any: ['(virtual finance director|finance director)'], in: ['heading', 'navigation'] },
      {
        weight: 3,
        any: [
          '(outsourced|fractional|virtual|part time|on demand) (cfo|controller|controllership|finance department)',
          '(cfo|controller) (service|advisory|consulting|support)',
        ],
      },
      {
        weight: 2,
        any: [
          '(cash flow|budget) (forecast|projection|planning|management) ~ (client|business|service|help|owner|you)',
          '(client|) (advisory|business advisory) service ~ (kpi|cash flow|forecast|owner|business|accounting)',
        ],
      },
      {
        weight: 2,
        any: ['(cfo services|fractional cfo|outsourced cfo|virtual cfo|controller services|cfo advisory)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(fractional|outsourced|virtual|) (cfo|controller) service', 'cfo advisory'],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'close',
      name: 'Lead the monthly close',
      description: 'See that entries are complete and accounts agree.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['reconcile', 'check-rules'],
      shownBy: ['month end'],
    },
    {
      id: 'report',
      name: 'Report figures and what they mean',
      description: 'Build the monthly pack with measures and comments.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(report|kpi|dashboard)'],
    },
    {
      id: 'cash',
      name: 'Forecast cash',
      description: 'Update receipts and payments for the coming weeks and warn early.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['forecast', 'monitor'],
      shownBy: ['cash flow'],
    },
    {
      id: 'budget',
      name: 'Build budgets and scenarios',
      description: 'Plan the year and test choices.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['forecast', 'plan'],
      shownBy: ['(budget|forecast)'],
    },
    {
      id: 'advise',
      name: 'Advise the owner on decisions',
      description: 'Talk through hiring, prices, loans and investment.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 5, error: 4, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['advise', 'decide'],
      shownBy: ['(advise|advisor|guidance|decision)'],
    },
    {
      id: 'lenders',
      name: 'Deal with banks and investors',
      description: 'Prepare packages and answer questions.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 5 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['(bank|lender|investor)'],
    },
  ],
});
