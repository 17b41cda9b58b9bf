import { defineWorkflow } from '#catalogue/define.ts';

export const ticketSales = defineWorkflow({
  id: 'ticket-sales',
  name: 'Ticket sales',
  department: 'Sales',
  type: 'Business',
  description: 'Selling entry: setting prices and seats, selling, answering, refunding and counting.',
  industries: ['events', 'culture-media', 'fitness', 'travel'],
  narrows: ['online-orders'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(buy|get|purchase|book|order|reserve) ~ ticket',
          'ticket (price|sale|office|information|available)',
          '(box office|season ticket|general admission|admission price)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: ['(tickets|buy tickets|box office|get tickets|admission)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(traffic|speeding|parking|support) ticket',
        'pay ticket',
        'ticket ~ (attorney|lawyer|court|officer)',
      ],
      because: 'Fines and support cases.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-tickets',
      name: 'Set prices and seats',
      description: 'Open the sale with prices and quotas.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 4 },
      traits: ['plan', 'forecast'],
      shownBy: ['(price|admission)'],
    },
    {
      id: 'sell-tickets',
      name: 'Sell and answer',
      description: 'Sell, answer and help with orders.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['answer-questions', 'enter-data'],
      shownBy: ['(buy|box office)'],
    },
    {
      id: 'refund-tickets',
      name: 'Change and refund',
      description: 'Change dates or pay back by the rules of sale.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules'],
      shownBy: ['(refund|exchange)'],
    },
    {
      id: 'count-tickets',
      name: 'Count and settle',
      description: 'Count sales and settle with partners.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile'],
    },
  ],
});
