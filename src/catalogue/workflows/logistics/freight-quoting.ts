import { defineWorkflow } from '#catalogue/define.ts';

export const freightQuoting = defineWorkflow({
  id: 'freight-quoting',
  name: 'Freight quote and booking',
  naming: { variants: [{ any: ['(moving|move|mover)'], name: 'Moving quote and booking' }] },
  department: 'Sales',
  type: 'Business',
  description:
    'Turning a transport request into a booking: load details, route and carrier, price, agreement.',
  industries: ['logistics'],
  coreOf: ['logistics'],
  narrows: ['quote-preparation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(freight|shipping|transport|moving|delivery|haul|rate) (quote|estimate|rate request|rate quote)',
          '(get|request) ~ (freight|shipping|moving|transport) ~ (quote|rate|estimate)',
          '(book|schedule) ~ (shipment|move|load|pickup|delivery|truck)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-load',
      name: "Take the load's details",
      description: 'Ask weight, size, places, dates and needs.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data'],
      shownBy: ['(weight|origin|destination|form)'],
    },
    {
      id: 'find-price',
      name: 'Find route, carrier and price',
      description: 'Compare carriers and costs and price.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['match', 'analyse-data'],
      shownBy: ['(rate|price|carrier)'],
    },
    {
      id: 'book-load',
      name: 'Agree and book',
      description: 'Confirm terms and send the order.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'negotiate'],
      shownBy: ['(book|confirm)'],
    },
  ],
});
