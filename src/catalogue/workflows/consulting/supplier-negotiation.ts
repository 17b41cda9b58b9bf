import { defineWorkflow } from '#catalogue/define.ts';

export const supplierNegotiation = defineWorkflow({
  id: 'supplier-negotiation',
  name: 'Supplier negotiation for clients',
  department: 'Operations',
  type: 'Strategy',
  description:
    'Getting better terms for a client: preparing the case, asking for offers, negotiating with vendors and having the terms put in writing.',
  industries: ['consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'negotiate ~ (vendor|supplier|carrier|provider|better pricing|rate|deal ~ you|behalf)',
          '(vendor|supplier|contract|rate) negotiation',
          '(push|work) ~ better (pricing|rate|terms)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(negotiation|vendor negotiation|contract negotiation|vendor management|supplier management)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'negotiate ~ (plea|settlement|custody|sale ~ home)',
        '(are|do|can|should) (=we|=you) ~ negotiate',
      ],
      because: 'A lawyer or agent at work, or a question put to the reader.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-case',
      name: 'Prepare the case',
      description: 'Set out what is paid, what the market pays and what can be asked.',
      role: 'Procurement Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'analyse-data', 'plan'],
    },
    {
      id: 'ask-offers',
      name: 'Ask for offers',
      description: 'Write to present and other vendors and compare what they answer.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'extract-data'],
    },
    {
      id: 'negotiate-terms',
      name: 'Negotiate the terms',
      description: 'Talk price, term and service until both sides agree.',
      role: 'Engagement Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 5, variability: 5, presence: 2, contact: 5, error: 4, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['negotiate'],
      shownBy: ['negotiate'],
    },
    {
      id: 'secure-terms',
      name: 'Put the terms in writing and watch them',
      description: 'Have the contract changed and check that bills follow it.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'monitor'],
      shownBy: ['(amend|monitor|track)'],
    },
  ],
});
