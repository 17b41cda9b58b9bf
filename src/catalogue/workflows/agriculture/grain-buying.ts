import { defineWorkflow } from '#catalogue/define.ts';

export const grainBuying = defineWorkflow({
  id: 'grain-buying',
  name: 'Grain buying, drying and storage',
  department: 'Operations',
  type: 'Business',
  description:
    'Taking in grain of growers: bids, contracts, weighing, grading, drying, storage and settlement.',
  industries: ['agriculture', 'wholesale'],
  delivers: {
    named: ['grain (buying|storage|drying|marketing|handling|merchandising)', '=grain'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(buy|dry|store|handle) ~ (corn|soybeans|wheat|grain|barley|canola|oats) ',
          '(grain bids|cash bids|forward contract|scale tickets|grain elevator|grain storage|grain drying)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=grain|grain bids|cash bids|grain marketing|grain storage)'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(whole grain|wood grain|grain free|multi grain)'], because: 'Food or wood.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'post-bids',
      name: 'Post grain bids and write contracts',
      description: 'Follow the market, set the basis and take orders.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 5 },
      traits: ['monitor', 'negotiate'],
    },
    {
      id: 'weigh-grade',
      name: 'Weigh and grade grain loads',
      description: 'Probe, test moisture and print tickets.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 4, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
    },
    {
      id: 'dry-store',
      name: 'Dry and store grain',
      description: 'Run dryer and legs and watch bins.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 4, high: 20 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'settle-grain',
      name: 'Settle with growers for grain',
      description: 'Work out discounts, pay and report.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['reconcile'],
    },
  ],
});
