import { defineWorkflow } from '#catalogue/define.ts';

export const feedMilling = defineWorkflow({
  id: 'feed-milling',
  name: 'Feed milling and mixing',
  department: 'Operations',
  type: 'Business',
  description:
    'Grinding and mixing feed to formula: ration, weighing, mixing, bagging or bulk loading, samples and delivery.',
  industries: ['agriculture', 'retail', 'manufacturing', 'wholesale'],
  delivers: {
    named: ['feed (milling|mixing|manufacturing|mill|mills)', 'custom (rations|feed|mixes)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(custom rations|custom feed|feed mill|grind mix|grinds mixes|pelleted feed|bulk feed)',
          '(mill|we) ~ (grinds|grind|mixes|mix|pellet) ~ (rations|feed|corn|grain)',
          '(bagged|bulk) feed ~ (cattle|horses|poultry|delivered|truck|deliveries|hogs|sheep)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=feed|feed mill|custom feed|livestock feed|feed nutrition)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(rss|news|social|instagram|data) (feed|feeds)'],
      because: 'News or data feeds.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'make-ration',
      name: 'Work out the feed ration',
      description: 'Ask for animals and forage, balance the ration and price it.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'analyse-data'],
    },
    {
      id: 'take-feed-orders',
      name: 'Take feed orders and plan the mill',
      description: 'Note customer, mix, weight and day, and set runs so that little cleaning is needed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'schedule'],
    },
    {
      id: 'mix-feed',
      name: 'Grind, weigh and mix the feed',
      description: 'Run the mill in the right order and clean between.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'sample-feed',
      name: 'Sample and label the feed',
      description: 'Keep samples, tags and lot numbers.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 3, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'enter-data'],
    },
    {
      id: 'deliver-feed',
      name: 'Bag, load and deliver the feed',
      description: 'Load the bulk truck by bin, blow in and note it.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
  ],
});
