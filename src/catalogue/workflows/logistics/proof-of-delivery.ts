import { defineWorkflow } from '#catalogue/define.ts';

export const proofOfDelivery = defineWorkflow({
  id: 'proof-of-delivery',
  name: 'Proof of delivery',
  naming: {
    variants: [
      {
        any: ['(upload|snap|capture|take|photo|scan) ~ (pod|proof|cmr|delivery note|document)'],
        name: 'Proof-of-delivery capture',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing back the signed paper or picture that shows a delivery, checking it, filing it and giving it to who asks.',
  industries: ['logistics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'proof of delivery',
          '(=POD|=PODs|cmr|delivery note|bill of lading) ~ (upload|photo|scan|send|capture|retrieve|find|sign|archive|download|receive|document|from|collect|store|organized|collection)',
          '(upload|photo|scan|send|capture|retrieve|find|collect|store|signed) ~ (=POD|=PODs|cmr|delivery note|bill of lading)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'capture-proof',
      name: 'Capture the proof',
      description: 'Have it signed, photograph or scan and send.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data'],
      shownBy: ['(upload|photo|scan|capture)'],
    },
    {
      id: 'check-proof',
      name: 'Check and file it',
      description: 'See that it is legible and belongs to the job, and file.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(check|archive|store|file)'],
    },
    {
      id: 'retrieve-proof',
      name: 'Find and send it on request',
      description: 'Look up and send to customer or accounts.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['research', 'route-requests'],
      shownBy: ['(retrieve|retrieval|find|search|download)'],
    },
    {
      id: 'settle-claims',
      name: 'Settle doubts and claims',
      description: 'Clear what is missing or damaged.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['research', 'negotiate'],
      shownBy: ['(dispute|claim|missing)'],
    },
  ],
});
