import { defineWorkflow } from '#catalogue/define.ts';

export const orderTracking = defineWorkflow({
  id: 'order-tracking',
  name: 'Order and shipment tracking',
  naming: {
    parts: [
      { any: ['(order|orders)'], name: 'Order tracking' },
      {
        any: ['(shipment|shipments|cargo|consignment|consignments|freight|parcel|package|container)'],
        name: 'Shipment tracking',
      },
    ],
  },
  department: 'Customer Service',
  type: 'Business',
  description:
    'Letting customers see where their order or shipment is: sending numbers and links, keeping the status up to date, answering questions and chasing delays.',
  industries: [
    'retail',
    'manufacturing',
    'logistics',
    'wholesale',
    'food-production',
    'print-shop',
    'product-maker',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'track ~ (=your|=my|=an) (order|orders|shipment|shipments|package|parcel|parcels|consignment|consignments|cargo|delivery|freight|container|load)',
          '(trace|track) (and|) (trace|track) ~ (consignment|consignments|shipment|cargo|order|parcel|container|real time)',
          '(order|shipment|consignment|parcel|cargo|package|container|freight) tracking',
          '(real time|live|online|24/7|gps) (tracking|track) ~ (shipment|shipments|cargo|order|orders|parcel|consignment|delivery|deliveries|goods|freight)',
          '(receive|get|email|send) ~ tracking (number|link|code|information|details)',
        ],
      },
      {
        weight: 3,
        any: [
          '(track order|track my order|track =your order|track shipment|track =your shipment|track and trace|track trace|order tracking|shipment tracking|cargo tracking|consignment tracking|track parcel|track =and =trace|track package)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(time|expense|mileage|calorie|calories|progress|fitness|bug|issue|job|applicant|pixel|conversion|cookie|cookies|ad|ads) (tracking|tracker)',
        '(software|erp|plugin|dashboard|module) ~ (tracking|track)',
        '(tracking|track) ~ (software|erp|module|inventory levels)',
        'purchase order tracking',
      ],
      because: 'Other things that are tracked, or a program that does it',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'give-number',
      name: 'Send tracking numbers and links',
      description: 'Give each order or consignment its number and send it to the customer with the link.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['tracking (number|link|code|information)'],
    },
    {
      id: 'update-status',
      name: 'Keep the status of shipments up to date',
      description: "Take the carrier's or driver's reports and enter where each consignment is.",
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['monitor', 'enter-data'],
      shownBy: ['(real time|live|status|update|updates)'],
    },
    {
      id: 'answer-where',
      name: 'Answer customers who ask where their order is',
      description: 'Look the order up and tell where it is and when it comes.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['look-up', 'answer-questions'],
      shownBy: ['(where ~ order|track ~ order|order status)'],
    },
    {
      id: 'chase-delay',
      name: 'Chase late shipments and tell the customer',
      description: 'See what stands still, ask the carrier and offer a new date or another way.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['monitor', 'negotiate', 'draft-text'],
      shownBy: ['(delay|delayed|lost|late)'],
    },
    {
      id: 'rate-punctuality',
      name: 'See which carriers and routes run late',
      description:
        'Count late and lost shipments by carrier and route and bring the worst to those who choose carriers.',
      role: 'Supply Chain Analyst',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['analyse-data', 'summarise'],
    },
  ],
});
