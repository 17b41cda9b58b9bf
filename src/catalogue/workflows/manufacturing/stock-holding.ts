import { defineWorkflow } from '#catalogue/define.ts';

export const stockHolding = defineWorkflow({
  id: 'stock-holding',
  name: 'Stockholding and call-off for customers',
  department: 'Operations',
  type: 'Business',
  description:
    "Keeping customers' goods in stock and sending them as called for: agreements, levels, call-offs and counts.",
  industries: ['manufacturing', 'wholesale', 'print-shop'],
  delivers: {
    named: ['=stockholding', 'stock holding', 'call off', '(vendor managed|managed) inventory', 'kanban'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(hold|holding|keep) ~ (=your) (boxes|stock|parts|labels|goods|products) ~ (warehouse|call|weeks|shelf)',
          'call off ~ (need|stock|deliveries|orders|week|weekly)',
          '(=stockholding|vendor managed inventory|consignment stock|kanban)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=stockholding|stock holding|call off|inventory management)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(call off (wedding|event|search|game|strike))'],
      because: 'Something cancelled.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-levels',
      name: 'Agree with the customer what is held',
      description: 'Set items, levels, time and who pays for what is left.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['negotiate', 'plan'],
    },
    {
      id: 'watch-levels',
      name: 'Watch levels and plan runs',
      description: 'See what runs low and order or make.',
      role: 'Supply Chain Analyst',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['monitor', 'forecast'],
    },
    {
      id: 'send-calloff',
      name: 'Pick and send call-offs',
      description: 'Take the call, pick, load and write the delivery note.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'count-stock',
      name: 'Count and report stock',
      description: 'Count, compare and tell the customer.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['reconcile'],
    },
  ],
});
