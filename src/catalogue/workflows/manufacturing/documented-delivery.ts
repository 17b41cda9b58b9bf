import { defineWorkflow } from '#catalogue/define.ts';

export const documentedDelivery = defineWorkflow({
  id: 'documented-delivery',
  name: 'Delivery with documentation',
  department: 'Operations',
  type: 'Business',
  description:
    'Sending goods with the papers they need: packing, certificates, delivery notes, booking the carrier, telling the customer.',
  industries: ['manufacturing', 'wholesale', 'logistics'],
  narrows: ['order-fulfilment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(deliver|delivered|delivery|ship|shipped) ~ (documentation|certificate|paperwork|traceability|packing list|inspection report)',
          '(material|conformance) certificate',
          'full (traceability|documentation)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'pack-goods',
      name: 'Pack and label',
      description: "Protect parts and label by the customer's rules.",
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(pack|label)'],
    },
    {
      id: 'compile-papers',
      name: 'Compile the papers',
      description: 'Add certificates, delivery note and customs papers.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(documentation|certificate|traceability)'],
    },
    {
      id: 'book-carrier',
      name: 'Book the carrier and tell the customer',
      description: 'Choose, book and send the tracking.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['schedule', 'route-requests'],
      shownBy: ['(ship|deliver|carrier)'],
    },
  ],
});
