import { defineWorkflow } from '#catalogue/define.ts';

export const divorceFinanceReports = defineWorkflow({
  id: 'divorce-finance-reports',
  name: 'Financial reports on divorce',
  department: 'Finance',
  type: 'Analysis',
  description: 'Working out for court or couple how pensions and assets may be divided.',
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
      id: 'collect-values-both',
      name: 'Collect values of both sides',
      description: 'This covers pensions, accounts, shares and debts.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'work-out-shares',
      name: 'Work out shares',
      description: 'Model equal income or value.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-report',
      name: 'Write the report',
      description: 'This covers for court and with assumptions.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
    {
      id: 'answer-lawyers-questions',
      name: "Answer the lawyers' questions",
      description: 'In writing or as witness.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
  ],
});
