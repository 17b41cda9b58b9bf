import { defineWorkflow } from '#catalogue/define.ts';

export const stockControl = defineWorkflow({
  id: 'stock-control',
  name: 'Inventory management for clients',
  department: 'Operations',
  type: 'Business',
  description:
    "Knowing what of a client's goods lies where: booking in and out, counting, reporting levels and giving notice before something runs out.",
  industries: ['logistics', 'wholesale'],
  delivers: { named: ['(inventory|stock) (management|control|reporting)'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(inventory|stock) (management|control|reporting|tracking|visibility|accuracy|monitoring|counts)',
          '(manage|manages|managing|monitor|control|track) ~ (=your|client|clients) (inventory|stock)',
          '(cycle count|cycle counts|cycle counting|stock counts|stock take|stock takes|stock taking|real time inventory)',
        ],
      },
      {
        weight: 3,
        any: [
          '(inventory management|inventory control|stock management|stock control|inventory reporting|real time inventory)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(software|erp|pos|platform|module) ~ (inventory|stock)',
        '(inventory|stock) ~ (software|erp|module)',
        '(livestock|stock market|rolling stock)',
      ],
      because: 'A program, or other stock',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'book-goods',
      name: 'Book goods in and out',
      description: 'Check what comes against the papers and enter place, batch and number.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 2, high: 12 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'hands-on'],
      shownBy: ['(inbound|receiving|receipt|booked|barcode)'],
    },
    {
      id: 'count-stock',
      name: 'Count and explain differences',
      description: 'Count by plan, look for the reason of each difference and correct it.',
      role: 'Warehouse Worker',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['reconcile', 'diagnose'],
      shownBy: ['(count|counts|audit|accuracy|stock take)'],
    },
    {
      id: 'report-stock',
      name: 'Report levels to the client',
      description: 'Send levels and movements and let the client look for itself.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['summarise', 'analyse-data'],
      shownBy: ['(report|reports|reporting|visibility|view ~ online|real time)'],
    },
    {
      id: 'warn-stock',
      name: 'Give notice before goods run out or expire',
      description: 'Watch minimum and dates and tell the client what to reorder.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind'],
      shownBy: ['(reorder|minimum|expiry|replenish|replenishment)'],
    },
  ],
});
