import { defineWorkflow } from '#catalogue/define.ts';

export const takeoutOrders = defineWorkflow({
  id: 'takeout-orders',
  name: 'Takeout and delivery orders',
  naming: {
    parts: [
      {
        any: ['(takeout|take out|carry out|carryout|takeaway|pick up|pickup|=to =go)'],
        name: 'Takeout orders',
      },
      { any: ['(delivery|deliver|doordash|ubereats|grubhub)'], name: 'Delivery orders' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Taking orders for food to carry out or deliver: menu upkeep, order, kitchen, packing and handing over.',
  industries: ['restaurant', 'grocery'],
  coreOf: ['restaurant'],
  narrows: ['online-orders'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(menu|menus) order', '(order|ordering) (takeout|takeaway|pickup|carryout|to go|food online)'],
      },
      {
        weight: 2,
        any: ['(order food|order here|order pickup|order delivery|takeout menu|carryout)'],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 3,
        any: [
          '(take out|takeout|to go|carry out|carryout|curbside|pick up|pickup|delivery) ~ (order|available|menu|call|food|dine|online|only|welcome|phone)',
          '(order|ordering) ~ (ahead|online|by phone|phone|app|pickup|pick up|curbside|carry out|whole|pie|pizza|to go)',
          '(dine in|eat in) ~ (take out|takeout|carry out|delivery)',
        ],
      },
      {
        weight: 3,
        any: [
          '(order|call) ~ (takeout|take out|takeaway|pickup|delivery|carry out)',
          '(takeout|takeaway|carryout|delivery|curbside) (menu|order|available|service)',
          'order (online|food)',
          '(doordash|ubereats|grubhub|uber eats)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: ['(order online|order now|takeout|takeaway|delivery|start order)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['order ~ online ~ (ship|shipped|shipping|nationwide|mail)'],
      because: 'Goods that are sent by post.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-menu',
      name: 'Keep the takeout menu and prices current',
      description: 'Enter dishes, allergens and what has run out.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['menu'],
    },
    {
      id: 'take-food-order',
      name: 'Take takeout orders and payment',
      description: 'Take it by phone, site or portal and pass it on.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['enter-data'],
      shownBy: ['(order|call)'],
    },
    {
      id: 'cook-pack',
      name: 'Cook and pack takeout orders',
      description: 'Cook what was ordered by time, pack it to keep and check it against the slip.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 8, high: 22 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'hand-over-food',
      name: 'Hand over or deliver takeout',
      description: 'Give to guest or driver and mend mistakes.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 2, variability: 1, presence: 5, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(deliver|pick up|curbside)'],
    },
    {
      id: 'mend-takeout',
      name: 'Put right missing or wrong dishes',
      description: 'Take the call, replace or refund and dispute it with the delivery portal.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'care'],
      shownBy: ['(refund|missing item|wrong order)'],
    },
    {
      id: 'settle-portals',
      name: 'Settle with delivery portals',
      description: 'Compare payouts, fees and refunds with the till.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile'],
      shownBy: ['(doordash|ubereats|grubhub|uber eats|postmates)'],
    },
  ],
});
