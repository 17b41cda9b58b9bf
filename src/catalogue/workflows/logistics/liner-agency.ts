import { defineWorkflow } from '#catalogue/define.ts';

export const linerAgency = defineWorkflow({
  id: 'liner-agency',
  name: 'Liner agency and bookings',
  department: 'Sales',
  type: 'Business',
  description:
    'Representing container lines: canvassing, bookings, documents, releasing boxes, freight and demurrage.',
  industries: ['logistics'],
  delivers: { named: ['liner (agency|representation|services)', '=liner'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(liner agency|liner representation|container lines|general agents)',
          '(release|releasing) boxes',
          '(demurrage|detention) ~ (follow|collect|boxes|containers)',
          'canvass cargo',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=liner|liner agency|liner services|liner representation)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'canvass-cargo',
      name: 'Win cargo and take bookings',
      description: 'Call shippers, quote freight and book.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 5 },
      traits: ['negotiate', 'answer-questions'],
    },
    {
      id: 'issue-bills',
      name: 'Issue bills and manifests',
      description: 'Check instructions, print and correct.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'release-import',
      name: 'Release imports and collect freight',
      description: 'Check bills of lading, take payment and release the boxes.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['check-rules', 'reconcile'],
    },
    {
      id: 'control-boxes',
      name: 'Track boxes and charge demurrage',
      description: 'Follow each box, remind who holds it and bill the days.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind'],
    },
  ],
});
