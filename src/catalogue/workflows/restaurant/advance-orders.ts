import { defineWorkflow } from '#catalogue/define.ts';

export const advanceOrders = defineWorkflow({
  id: 'advance-orders',
  name: 'Advance and holiday orders',
  naming: {
    parts: [
      { any: ['cake'], name: 'Cake orders', word: 'cake' },
      {
        any: ['(holiday|christmas|thanksgiving|easter|festive|seasonal)'],
        name: 'Holiday orders',
        word: 'holiday',
      },
      {
        any: ['(pre order|preorder|ahead|advance|notice|keg|kegs|growler|growlers|bulk|whole)'],
        name: 'Advance orders',
        word: 'advance',
      },
    ],
    joined: '{parts} orders',
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Pies, cakes, trays, turkeys or boxes ordered ahead for a day: taking, planning, making ready and handing out.',
  industries: ['restaurant', 'grocery', 'food-production', 'agriculture'],
  signals: {
    phrases: [
      { weight: 2, in: ['heading', 'navigation'], any: ['special orders'] },
      {
        weight: 3,
        any: [
          '(cake) ~ (order|week ahead|custom|feed|occasion)',
          '(order|tell =us) ~ (week|days|48 hours) ~ (ahead|before|advance)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(cakes order|custom cakes|order cake|pre orders|cakes =to order)'],
      },
      {
        weight: 3,
        any: [
          '(keg|kegs|growler|growlers) ~ (order|orders|reserve|deposit|pick up)',
          '(order|reserve) ~ case =of (wine|beer|cider)',
          '(bulk|keg) (order|orders)',
        ],
      },

      {
        weight: 3,
        any: [
          '(pre order|preorder|order ahead|advance order|order in advance|order early) ~ (pie|cake|turkey|ham|holiday|thanksgiving|christmas|easter|tray|platter|dozen|box|whole|bread|for pickup|cookie|catering)',
          '(whole|holiday|thanksgiving|christmas|easter) (pie|pies|cake|cakes|turkey|turkeys|ham|order|orders|tray|menu) ~ (order|pre order|available|call|reserve|pickup|by|sale)',
          '(48|24|72) (hour|hours) notice',
          '(advance|day|days) notice ~ (order|cake|required|please|catering)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(holiday orders|pre order|preorder|thanksgiving orders|whole pies|holiday menu|order ahead|party trays|platters)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(cancel|cancellation|reschedule) ~ (notice|hour)'],
      because: 'Notice of not coming.',
    },
    {
      scope: 'sentence',
      any: [
        '(pre order ~ (book|game|album)|notice ~ (cancel|cancellation|appointment|absence)|turkey ~ country)',
      ],
      because: 'Other orders and notices.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-advance',
      name: 'Take the order with day, size and writing',
      description: 'Ask, repeat, take payment.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'interview'],
      shownBy: ['(order|call|pre order)'],
    },
    {
      id: 'close-list',
      name: 'Close the list and add it up',
      description: 'Stop at the limit, sum by item.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'forecast'],
      shownBy: ['(deadline|limited|by)'],
    },
    {
      id: 'plan-making',
      name: 'Plan making and cold room',
      description: 'Set batches, people and shelves.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan'],
    },
    {
      id: 'make-ready',
      name: 'Make, label and set aside',
      description: 'Pack by name and hour.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'hand-over',
      name: 'Hand out and mend mistakes',
      description: 'Find, check, apologise, replace.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['look-up', 'answer-questions'],
      shownBy: ['(pick up|pickup)'],
    },
  ],
});
