import { defineWorkflow } from '#catalogue/define.ts';

export const hardwareProcurement = defineWorkflow({
  id: 'hardware-procurement',
  name: 'Hardware and licence procurement for clients',
  naming: {
    parts: [
      {
        any: ['(hardware|equipment|computer|computers|laptop|laptops|device|devices|workstation|server)'],
        name: 'Hardware procurement for clients',
      },
      {
        any: ['(license|licenses|licence|licences|licensing|software)'],
        name: 'Licence procurement for clients',
      },
    ],
  },

  department: 'IT',
  type: 'Business',
  description:
    'Buying equipment and licences for client organisations: need, offers, order, delivery and renewals.',
  industries: ['it-services'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(order|buy|source|procure|supply) ~ (set up|setup|configure|image|dispose|deliver) ~ (laptop|laptops|computer|computers|hardware|pcs|phones)',
          '(laptop|laptops|computers|hardware) ~ (=ordered|=bought|=sourced|delivered ready)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hardware|software|technology|equipment|license|it) (procurement|sourcing|purchasing)',
          '(hardware|software) (sale|reseller) ~ (client|business|we|service)',
          '(procure|purchase|buy) ~ (hardware|computer|equipment|license) ~ (for you|client)',
        ],
      },
      {
        weight: 2,
        any: ['(hardware software|hardware sales|hardware supply|it procurement|hardware procurement)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(hardware|software|it|technology|equipment) procurement', 'hardware software sales'],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'need',
      name: 'Take the need',
      description: 'Ask for users, programs and budget.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['interview'],
    },
    {
      id: 'offer',
      name: 'Compare and offer',
      description: 'Find models, prices and stock.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 4 },
      traits: ['look-up', 'draft-text'],
      shownBy: ['(quote|pricing)'],
    },
    {
      id: 'order',
      name: 'Order and follow',
      description: 'Place orders and chase delivery.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['(order|deliver)'],
    },
    {
      id: 'receive',
      name: 'Receive and prepare',
      description: 'Check, label and enter serial numbers.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'hands-on'],
    },
    {
      id: 'renew',
      name: 'Watch warranties and licences',
      description: 'Remind and renew in time.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['remind', 'monitor'],
      shownBy: ['(renewal|warranty|license)'],
    },
  ],
});
