import { defineWorkflow } from '#catalogue/define.ts';

export const wasteCollection = defineWorkflow({
  id: 'waste-collection',
  name: 'Waste and recycling collection',
  naming: {
    parts: [
      { any: ['(waste|trash|garbage|refuse|rubbish|leaf|bulk|yard)'], name: 'Waste collection' },
      { any: ['(recycle|recycling|recyclable|compost)'], name: 'Recycling collection' },
    ],
  },

  department: 'Operations',
  type: 'Business',
  description:
    'Taking away what residents throw out: routes, rules, calendar, special pickups, transfer station and complaints.',
  industries: ['government', 'energy-environment'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(garbage|trash|recycling|recyclables|refuse) ~ (goes out|picked up|collected|pickup|set out|curb|curbside|weekly|wednesday|every other week)',
          '(weekly|biweekly|bi weekly|curbside) (pickup|pick up|collection) ~ (garbage|trash|recycling|refuse)',
          '(bulk|large) (item|trash|pickup)',
        ],
      },
      {
        weight: 3,
        any: [
          '(trash|garbage|refuse|recycling|yard waste|leaf|bulk|solid waste|brush) (collection|pickup|pick up|disposal|service|schedule|day)',
          '(transfer station|recycling (center|drop off|depot)|compost (site|facility)|landfill|town dump) ~ (open|hours|resident|permit|accept|sticker|located|fee|drop)',
          '(hazardous waste|electronics|e waste) (collection|disposal|recycling|day|event)',
        ],
      },
      {
        weight: 2,
        any: [
          '(trash recycling|recycling|garbage|transfer station|solid waste|refuse|sanitation|waste recycling|trash)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(trash|garbage|waste|recycling) (collection|pickup|removal)', 'recycling', 'dumpster service'],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'plan',
      name: 'Plan routes and calendar',
      description: 'Fit streets, holidays and trucks.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan', 'schedule'],
      shownBy: ['(schedule|route|holiday)'],
    },
    {
      id: 'collect',
      name: 'Collect and unload',
      description: 'Drive, lift and tip.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 15, high: 30 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(collection|pickup)'],
    },
    {
      id: 'rules',
      name: 'Explain what goes where',
      description: 'Publish lists and answer calls.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(accept|recycle|guideline)'],
    },
    {
      id: 'special',
      name: 'Arrange special pickups',
      description: 'Take requests and fees.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['schedule'],
      shownBy: ['(bulk|appliance|request)'],
    },
    {
      id: 'site',
      name: 'Run the drop-off site',
      description: 'Check, weigh and sort.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(transfer|drop off|center)'],
    },
  ],
});
