import { defineWorkflow } from '#catalogue/define.ts';

export const trusteeInvestmentAdvice = defineWorkflow({
  id: 'trustee-investment-advice',
  name: 'Investment advice to charities and trustees',
  department: 'Finance',
  type: 'Strategy',
  description: 'Helping boards look after an endowment: policy, portfolio, reports, meetings.',
  industries: ['investment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(charities|trustees|endowment|foundations|institutions|non profits) ~ (investment policy|quarterly reports|portfolio|investment policy statement|investment management|ethical|statements|investment committee)',
        ],
      },
      {
        weight: 3,
        any: [
          '(charities|charities trustees|institutional|endowments foundations|=for charities|foundations endowments|institutional consulting|nonprofits)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'write-investment-policy',
      name: 'Write the investment policy',
      description: 'This covers aim, risk and what is excluded.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(policy)'],
    },
    {
      id: 'build-watch-portfolio',
      name: 'Build and watch the portfolio',
      description: 'Choose and rebalance.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(portfolio)'],
    },
    {
      id: 'report-each-quarter',
      name: 'Report each quarter',
      description: 'This covers return, cost and voting.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(quarter|report)'],
    },
    {
      id: 'sit-board',
      name: 'Sit with the board',
      description: 'This means: explain and answer.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(trustee|committee)'],
    },
  ],
});
