import { defineWorkflow } from '#catalogue/define.ts';

export const scrapBuying = defineWorkflow({
  id: 'scrap-buying',
  name: 'Scrap buying and processing',
  department: 'Operations',
  type: 'Business',
  description:
    'Buying scrap by weight and making it ready for mills: weighing, sorting, paying, cutting or baling, and selling.',
  industries: ['energy-environment', 'wholesale', 'manufacturing', 'logistics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=we|=our|yard|company) ~ (buy|purchase|pay|collect|accept) ~ scrap',
          '(scrap metal|scrap|metal|copper|catalytic converters) (recycling|buyers|yard|prices|collection|recyclers|dealer) ~ (=we|=our|service|yard|today|pay|top|company|container|industrial)',
          '(ferrous|non ferrous|nonferrous) ~ (metals|scrap) ~ (buy|recycle|process|accept|yard|purchase)',
          '(bale|shred|shear) ~ (scrap|metal|cardboard|plastic) ~ (mill|recycl|market)',
        ],
      },
      {
        weight: 3,
        any: [
          '(scrap metal|scrap prices|scrap metal recycling|we buy scrap|metal recycling|scrap metal buyers|materials we buy|scrap car removal)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'scrap (recycling|buying|collection)',
      'scrap metal (recycling|buying|collection)',
      'metal recycling',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(scrap|junk) (removal|hauling) service',
        'scrapbook',
        'scrap (gold|silver|jewelry|jewellery)',
        '(reduce|less|low|minimise) ~ scrap',
      ],
      because: 'Removal or paper.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'fetch-scrap',
      name: 'Place containers and fetch scrap',
      description: 'Send trucks and swap containers.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 3 },
      traits: ['hands-on', 'schedule'],
      shownBy: ['(container|pick up|pickup|roll off)'],
    },
    {
      id: 'weigh-load',
      name: 'Weigh and grade the load',
      description: 'Weigh in and out and look what it is and what it is mixed with.',
      role: 'Warehouse Worker',
      judgment: true,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(weigh|scale|grade)'],
    },
    {
      id: 'pay-seller',
      name: 'Check papers and pay the seller',
      description: 'Check identity, write the ticket and pay.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(pay|cash|ticket|identification)'],
    },
    {
      id: 'sort-scrap',
      name: 'Sort, cut and bale the scrap',
      description: 'Take apart, cut, shear and bale.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(sort|bale|shred|process)'],
    },
    {
      id: 'sell-lots',
      name: 'Sell scrap lots and follow prices',
      description: 'Watch the market and agree loads with mills.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 5 },
      traits: ['negotiate', 'analyse-data'],
      shownBy: ['(price|market|mill|export)'],
    },
  ],
});
