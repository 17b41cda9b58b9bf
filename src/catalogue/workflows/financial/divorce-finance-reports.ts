import { defineWorkflow } from '#catalogue/define.ts';

export const divorceFinanceReports = defineWorkflow({
  id: 'divorce-finance-reports',
  name: 'Financial reports on divorce',
  department: 'Finance',
  type: 'Analysis',
  description:
    'Working out for couple, lawyers or court how pensions and assets may be divided, and answering for it.',
  industries: ['investment', 'accounting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pension sharing|pension) (report|orders) ~ (court|divorce|solicitor|share)',
          '(divorce|forensic|matrimonial) (financial planning|financial analysis|accounting) ~ (court|report|assets|pension|settlement|cdfa|expert|spouse)',
        ],
      },
      {
        weight: 3,
        any: [
          '(divorce financial planning|financial planning on divorce|divorce planning|pensions on divorce|forensic accounting)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['divorce financial (planning|analysis)', 'divorce planning', 'forensic accounting'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-instructions',
      name: 'Agree the questions the report must answer',
      description: 'Settle with both lawyers what to compare, on what assumptions and by when.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['interview', 'plan'],
    },
    {
      id: 'collect-values-both',
      name: 'Collect values of pensions and assets on both sides',
      description: 'Ask for statements of pensions, accounts, shares, homes and debts and chase providers.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'work-out-shares',
      name: 'Work out how pensions and assets may be shared',
      description: 'Model equal income or equal value, tax and cost of each way.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'forecast'],
    },
    {
      id: 'write-report',
      name: 'Write the divorce finance report',
      description: 'Set out figures, assumptions and options so that court and couple can follow.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
    {
      id: 'answer-lawyers-questions',
      name: "Answer lawyers' questions on the report",
      description: 'Reply in writing and stand as expert witness where called.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['advise'],
    },
  ],
});
