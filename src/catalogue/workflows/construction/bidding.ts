import { defineWorkflow } from '#catalogue/define.ts';

export const bidding = defineWorkflow({
  id: 'bidding',
  name: 'Bidding for construction work',
  department: 'Sales',
  type: 'Analysis',
  description:
    'Winning projects that are put out to bid: choosing which, taking off quantities, asking subcontractors, pricing and handing in on time.',
  industries: ['construction', 'trades'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(bid|bidding|tender) ~ (project|construction|contract|new|package|document|drawing)',
          '(invitation|invite|request|submit) ~ bid',
          '(estimating|estimate) bidding',
          'bid (request|invitation|package|opportunity)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(bidding|estimating|bid opportunities|invitation to bid|estimating bidding|tenders)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-bids',
      name: 'Choose what to bid for',
      description: 'Look at size, place, date and chance and decide.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['match', 'analyse-data'],
    },
    {
      id: 'take-off',
      name: 'Take off quantities',
      description: 'Read drawings and count and measure what is needed.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['extract-data', 'analyse-data'],
    },
    {
      id: 'price-bid',
      name: 'Ask subcontractors and price',
      description: 'Collect prices, add labour, risk and margin.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 5, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'analyse-data'],
      shownBy: ['(estimate|price)'],
    },
    {
      id: 'hand-in',
      name: 'Put the bid together and hand it in',
      description: 'Fill in forms, bonds and schedules and deliver in time.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 4 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['submit'],
    },
  ],
});
