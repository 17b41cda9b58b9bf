import { defineWorkflow } from '#catalogue/define.ts';

export const financialPlanning = defineWorkflow({
  id: 'financial-planning',
  name: 'Financial planning',
  naming: {
    variants: [{ any: ['(retirement|retiring|pension)'], name: 'Retirement planning' }],
  },
  department: 'Finance',
  type: 'Strategy',
  description:
    "Working out what a household's money can do: facts, goals, cash-flow model, plan, yearly review.",
  industries: ['investment', 'banking-lending', 'accounting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cash flow (model|modelling|planning)|financial plan|lifetime cash flow) ~ (yearly|meeting|review|table|retirement|goals|we|annual|each year|family|future|see|build|model)',
          '(financial|retirement|life|pension) (planning|planners) ~ (families|fee only|goals|advice|meeting|retire|clients|we|chartered|certified|income|review|help)',
          '(fee only|fee based|chartered) (planner|financial planner)',
        ],
      },
      {
        weight: 3,
        any: [
          '(financial planning|retirement planning|pension advice|lifestyle financial planning|cash flow modelling|college planning|retirement income|financial advice|pension transfers|comprehensive planning|cashflow planning)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['(=planning|=pensions|=retiring)'], in: ['heading', 'navigation'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(town|event|wedding|funeral|strategic|business|project|urban|menu|floor)'],
      because: 'Other planning',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'gather-facts-wishes',
      name: 'Gather facts and wishes',
      description: 'Ask about income, assets, debts, family and aims.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(goal)'],
    },
    {
      id: 'model-future',
      name: 'Model the future',
      description: 'Run income, tax and markets through the years.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(cash flow|model)'],
    },
    {
      id: 'write-explain-plan',
      name: 'Write and explain the plan',
      description: 'Say what to save, spend, insure and change.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(plan)'],
    },
    {
      id: 'put-plan-into',
      name: 'Put the plan into effect',
      description: 'This covers open accounts, transfer and sign.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'review-every-year',
      name: 'Review every year',
      description: 'Meet, compare, adjust.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(year|review|meeting)'],
    },
  ],
});
