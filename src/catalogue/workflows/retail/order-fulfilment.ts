import { defineWorkflow } from '#catalogue/define.ts';

export const orderFulfilment = defineWorkflow({
  id: 'order-fulfilment',
  name: 'Shipping and local pickup',
  department: 'Operations',
  type: 'Business',
  description:
    'Getting goods to the customer: picking, packing, labels, handing to the carrier or at the counter, and telling where it is.',
  industries: ['retail', 'manufacturing', 'food-production', 'wholesale', 'agriculture', 'culture-media'],
  coreOf: ['online-shop', 'wholesale'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(ship|ships|shipped|shipping) ~ (day|order|usps|ups|fedex|free|rate|cost|worldwide|nationwide|carefully|within|policy|option|method|information|address|time)',
          '(local|store|curbside|free) pickup',
          '(pick up|pickup) ~ (order|store|location|in person|available)',
          'track ~ (order|package|shipment)',
          '(delivery|dispatch) ~ (working day|business day|order)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(shipping|delivery|shipping policy|shipping information|local pickup|shipping delivery)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(pick up|pickup) ~ (child|student|truck|patient|forms|phone)',
        'freight (rate|quote|broker)',
        'drop off pick up',
      ],
      because: 'Not the dispatch of goods.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'pick-pack',
      name: 'Pick and pack',
      description: 'Take goods by the order and pack them safely.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 5, high: 15 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(pack|packed|carefully)'],
    },
    {
      id: 'label-ship',
      name: 'Make labels and hand over',
      description: 'Choose the carrier, print labels and papers.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(usps|ups|fedex|carrier|label)'],
    },
    {
      id: 'arrange-pickup',
      name: 'Arrange pickup',
      description: 'Say when it is ready and hand it over.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(pickup|pick up)'],
    },
    {
      id: 'tell-status',
      name: 'Tell status and mend troubles',
      description: 'Follow parcels, answer, and claim lost ones.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['monitor', 'answer-questions'],
      shownBy: ['(track|lost|damaged|delay)'],
    },
  ],
});
