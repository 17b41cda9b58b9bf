import { defineWorkflow } from '#catalogue/define.ts';

export const tradeConsultancy = defineWorkflow({
  id: 'trade-consultancy',
  name: 'Trade and logistics consultancy',
  department: 'Operations',
  type: 'Strategy',
  description:
    'Advising companies on how to move and trade goods: looking at flows and costs, rules of trade, choosing routes and partners, and helping to change.',
  industries: ['logistics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(international trade|foreign trade|supply chain|logistics|freight|import export|customs) (consulting|consultancy|advisory|consultants) ~ (offers|offer|services|help|helps|better|strategy|clients|companies|ensure|provide|team|reduce|we|=our)',
          '(offers|offer|provide|provides) ~ (international trade|foreign trade|supply chain|logistics|freight|customs) ~ (consulting|consultancy|advisory)',
        ],
      },
      {
        weight: 2,
        any: [
          '(consultancy|logistics consulting|logistics consultancy|supply chain consulting|trade consultancy|customs consulting|international trade consultancy)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(free|schedule|book|request) ~ consultation'],
      because: 'A talk before an order.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'see-flows',
      name: 'See how the goods flow and what it costs',
      description: 'Collect lanes, volumes, rates and times and find what is odd.',
      role: 'Supply Chain Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['analyse-data', 'interview'],
      shownBy: ['(value chain|costs|risks)'],
    },
    {
      id: 'check-trade',
      name: 'Check rules of trade, duties and papers',
      description: 'Look up tariffs, origin, licences and agreements for the goods.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 3 },
      traits: ['research', 'check-rules'],
      shownBy: ['(trade|customs|duty|regulations)'],
    },
    {
      id: 'write-strategy',
      name: 'Write the proposal for routes and partners',
      description: 'Compare modes, hubs and carriers and write what to change.',
      role: 'Operations Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'draft-text'],
      shownBy: ['(strategy|solutions)'],
    },
    {
      id: 'help-change',
      name: 'Help to carry it out',
      description: 'Tender, agree and set up with carriers and systems.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['negotiate', 'plan'],
      shownBy: ['(implement|manage|management)'],
    },
    {
      id: 'measure-gain',
      name: 'Measure what came of it',
      description: 'Compare cost and time with before and tell the client.',
      role: 'Supply Chain Analyst',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['analyse-data', 'summarise'],
    },
  ],
});
