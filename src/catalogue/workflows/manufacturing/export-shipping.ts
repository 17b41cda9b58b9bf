import { defineWorkflow } from '#catalogue/define.ts';

export const exportShipping = defineWorkflow({
  id: 'export-shipping',
  name: 'Export shipping',
  department: 'Operations',
  type: 'Business',
  description:
    'Sending goods abroad: packing for the voyage, customs and transport papers, booking space and telling the customer where the goods are.',
  industries: ['manufacturing', 'wholesale', 'logistics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(export|ocean|sea|container|seaworthy|worldwide|global|international) (packaging|packing|shipping|shipment|logistics|freight|container|route)',
          '(export|ship|deliver) ~ (country|worldwide|globally|internationally|overseas)',
          '(customs|export) (clearance|document|documentation|paper|declaration)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(export|global export|international shipping|worldwide delivery|customs clearance)'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['export ~ (csv|excel|pdf|data|file)'], because: 'Data, not goods.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-export',
      name: 'Check what may go where',
      description: 'Look at goods, country, customer and licence rules.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'research'],
    },
    {
      id: 'pack-voyage',
      name: 'Pack for the voyage',
      description: 'Protect against damp and shocks, crate and mark.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(crate|packaging|packing|vacuum)'],
    },
    {
      id: 'make-papers',
      name: 'Make invoice, packing list and customs papers',
      description: 'Fill in what customs, carrier and bank ask for.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['enter-data', 'extract-data', 'check-rules'],
      shownBy: ['(customs|document)'],
    },
    {
      id: 'book-freight',
      name: 'Book freight and follow it',
      description: 'Ask forwarders, book, and tell the customer the dates.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['negotiate', 'monitor', 'draft-text'],
      shownBy: ['(ship|container|freight)'],
    },
  ],
});
