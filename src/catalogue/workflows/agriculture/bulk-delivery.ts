import { defineWorkflow } from '#catalogue/define.ts';

export const bulkDelivery = defineWorkflow({
  id: 'bulk-delivery',
  name: 'Bulk material sales and delivery',
  naming: {
    variants: [{ any: ['(firewood|logs|woodchip)'], name: 'Firewood sales and delivery' }],
    parts: [
      { any: ['(deliver|delivered|delivery)'], name: 'Bulk material delivery' },
      { any: ['(sell|sale|sales|supply|supplies|yard|buy)'], name: 'Bulk material sales' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Selling mulch, soil, stone, firewood, hay or concrete by the yard or ton: how much, load, deliver, bill.',
  industries: ['agriculture', 'construction', 'retail', 'trades', 'logistics'],
  narrows: ['order-fulfilment', 'transport-dispatch', 'supply-service'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(seasoned|kiln dried|split) ~ (logs|firewood|ash|oak) ~ (cubic metre|delivered|cord|load|bag|tipped)',
          '(logs|firewood|woodchip) ~ (delivered|tipped|cord|cubic metre|load)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=firewood|=logs|logs woodchip|logs chip|firewood logs)'],
      },

      {
        weight: 3,
        any: [
          '(mulch|topsoil|top soil|gravel|stone|sand|compost|firewood|hay|ready mix|concrete|fill dirt|landscape supply|landscaping material|bark|sod) (delivery|delivered|sale|sales|yard|calculator|supply|pickup|for sale|bulk|by the yard)',
          '(deliver|delivery|load|sell) ~ (mulch|topsoil|gravel|stone|sand|compost|firewood|ready mix|fill dirt)',
          '(bulk material|per cubic yard|by the (yard|ton|cord)|per cord|cubic yard)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(bulk materials|firewood|landscape supplies|material calculator|aggregates|topsoil|stone gravel|bulk delivery)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(forestry|brush|land) mulching', '(spread|install) ~ mulch', 'mulch ~ (bed|installation|mower)'],
      because: 'Gardening work.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'work-out-amount',
      name: 'Work out how much is needed',
      description: 'Ask for length, width and depth.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise', 'analyse-data'],
      shownBy: ['(calculator|how much|cubic yard)'],
    },
    {
      id: 'take-bulk-order',
      name: 'Take order, place and day',
      description: 'Note gate, drop place, limits.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'schedule'],
      shownBy: ['(order|call|schedule)'],
    },
    {
      id: 'load-scale',
      name: 'Load and weigh',
      description: 'Loader, scale, ticket.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 6, high: 22 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(load|pick up)'],
    },
    {
      id: 'drive-drop',
      name: 'Drive and drop',
      description: 'Plan the round, drop where agreed and have it signed.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 8, high: 30 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(deliver|delivery|dump)'],
    },
    {
      id: 'keep-piles',
      name: 'Keep piles, quality and supply',
      description: 'Order, turn, screen.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 3, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor', 'forecast'],
    },
    {
      id: 'bill-contractors',
      name: "Bill contractors' accounts",
      description: 'Match tickets, bill, remind.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['reconcile'],
      shownBy: ['(account|contractor)'],
    },
  ],
});
