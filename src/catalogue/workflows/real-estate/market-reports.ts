import { defineWorkflow } from '#catalogue/define.ts';

export const marketReports = defineWorkflow({
  id: 'market-reports',
  name: 'Market reports and neighbourhood guides',
  department: 'Marketing',
  type: 'Communication',
  description: 'Telling clients of prices and places: figures, writing, sending, guides to areas.',
  industries: ['real-estate'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(market|monthly market|neighborhood|neighbourhood) (report|reports|update|updates|statistics|snapshot|insights|guides|guide)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(market reports|market report|market updates|market update|neighborhood guides|neighbourhood guides|=neighborhoods|market insights|market statistics|community guides|area guides)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(stock market|job market|labor market|farmers market)'],
      because: 'Another market.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'pull-figures',
      name: 'Pull sales and listing figures',
      description: 'Take homes sold and listed, prices and days on the market for each area.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['extract-data'],
    },
    {
      id: 'read-market',
      name: 'Read what the figures mean',
      description: 'Say what changed for buyers and for sellers, and what did not.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'summarise'],
    },
    {
      id: 'write-guide',
      name: 'Write the report or guide',
      description: 'Write in plain words about market or neighbourhood, with maps and pictures.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(report|guide|update)'],
    },
    {
      id: 'send-report',
      name: 'Send and post the report',
      description: 'Send it to the list and post it on the site and on social media.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['create-media'],
    },
    {
      id: 'follow-readers',
      name: 'Follow up with readers',
      description: 'See who reads and answers, and call those who ask.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['monitor'],
    },
  ],
});
