import { defineWorkflow } from '#catalogue/define.ts';

export const clientFulfilment = defineWorkflow({
  id: 'client-fulfilment',
  name: 'Order fulfilment for clients',
  department: 'Operations',
  type: 'Business',
  description:
    "Filling other companies' orders from their stock: taking orders in from their shops, picking, packing, labelling, handing over and dealing with returns.",
  industries: ['logistics', 'wholesale'],
  delivers: {
    named: [
      '(order|ecommerce|e commerce|amazon|b2b|retail) (fulfilment|fulfillment)',
      'pick pack',
      '=fulfillment',
      '=fulfilment',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(order|ecommerce|e commerce|retail|b2b|dtc|amazon|shopify|b2c) (fulfilment|fulfillment)',
          '(=fulfilment|=fulfillment) (service|services|centre|center|solutions|provider|partner|warehouse|operations|client|clients)',
          '(pick (and|) pack)',
          '(fulfil|fulfill) ~ (=your|client|clients|customer|customers) (order|orders)',
        ],
      },
      {
        weight: 3,
        any: [
          '(order fulfilment|order fulfillment|ecommerce fulfillment|ecommerce fulfilment|e commerce fulfillment|pick pack|pick =and pack|pick =& pack|=fulfillment|=fulfilment|fulfillment services|warehousing fulfillment)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(software|platform|app) ~ (fulfilment|fulfillment)',
        '(personal|spiritual|life) (fulfilment|fulfillment)',
      ],
      because: 'A program, or a feeling',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-orders-in',
      name: "Take orders in from clients' shops",
      description: 'Connect shop and store, see that orders come through and settle odd ones.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['(integrat|shopify|orders|import)'],
    },
    {
      id: 'pick-order',
      name: 'Pick, pack and label',
      description: "Collect goods by the list, pack to the client's rules and label.",
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 5, high: 30 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(pick|pack|kitting|label|labelling|labeling)'],
    },
    {
      id: 'hand-over',
      name: 'Hand over to carriers',
      description: 'Choose the service, print manifests and load.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(ship|shipping|carrier|dispatch)'],
    },
    {
      id: 'take-returns',
      name: 'Take returns back into stock',
      description: 'Check what comes back, book it in and tell the client.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(return|returns|reverse)'],
    },
  ],
});
