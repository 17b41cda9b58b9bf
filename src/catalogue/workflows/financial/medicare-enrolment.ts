import { defineWorkflow } from '#catalogue/define.ts';

export const medicareEnrolment = defineWorkflow({
  id: 'medicare-enrolment',
  name: 'Medicare and health plan enrolment',
  naming: {
    parts: [
      { any: ['medicare'], name: 'Medicare plan enrolment' },
      {
        any: ['(health (plan|plans|insurance|coverage)|marketplace|obamacare|affordable care)'],
        name: 'Health plan enrolment',
      },
    ],
  },

  department: 'Sales',
  type: 'Business',
  description:
    'Helping people choose and join a health or Medicare plan: needs and doctors, comparing plans, enrolling and reviewing every year.',
  industries: ['insurance'],

  signals: {
    phrases: [
      { weight: 3, any: ['(turning 65|medicare (plan|plans))'] },
      {
        weight: 3,
        any: [
          'medicare (advantage|supplement|plan|part d|enrollment|eligibility|advisor|agent|broker|option|coverage|insurance|specialist)',
          '(open|annual|special) enrollment (period|)',
          '(marketplace|obamacare|affordable care act|individual health) (plan|insurance|coverage|enrollment)',
          '(enroll|sign up) ~ (medicare|health plan|health insurance|marketplace)',
        ],
      },
      {
        weight: 2,
        any: [
          '(medicare|health insurance|medicare plans|individual health|medicare supplement|medicare advantage|health plans)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'needs',
      name: 'Learn doctors, medicines and budget',
      description: 'Ask what must be covered.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'extract-data'],
    },
    {
      id: 'compare',
      name: 'Compare plans',
      description: 'Check networks, drug lists and yearly cost.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['look-up', 'analyse-data'],
      shownBy: ['(compare|comparison|option) ~ (plan|coverage)'],
    },
    {
      id: 'explain',
      name: 'Explain the choice',
      description: 'Go through parts, gaps and dates in plain words.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(explain|understand|navigate|question)'],
    },
    {
      id: 'enrol',
      name: 'Complete the enrolment',
      description: 'Fill the application and follow it with the carrier.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 4 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['enroll'],
    },
    {
      id: 'review',
      name: 'Review plans each autumn',
      description: 'Tell clients of changes and offer better ones.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['remind', 'analyse-data'],
      shownBy: ['(review|annual)'],
    },
  ],
});
