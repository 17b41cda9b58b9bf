import { defineWorkflow } from '#catalogue/define.ts';

export const sampleIntake = defineWorkflow({
  id: 'sample-intake',
  name: 'Sample intake for testing',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Receiving what is to be tested: advice on packing, numbering and entering samples, asking for missing details, and giving each its bench.',
  industries: [
    'manufacturing',
    'diagnostics',
    'consulting',
    'energy-environment',
    'agriculture',
    'food-production',
  ],
  narrows: ['sample-requests', 'product-development'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(send|sending|submit|submitting|drop off|post|ship) ~ (sample|specimen) ~ (form|lab|laboratory|test|testing|enclose|submission|request|analysis|kit|address|bag|us)',
          'sample (submission|submittal|collection|request) (form|guide|instructions|kit|service)',
        ],
      },
      {
        weight: 3,
        any: [
          '(send samples|sending samples|submit sample|sample submission|sample submittal|sample collection|submitting samples|sample drop off|how to send samples)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['sample (submission|collection|pick up|intake)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(free|request|swatch|product|colour|color) (sample)',
        '(order|get) ~ (free sample|sample pack|swatches)',
      ],
      because: 'Giving samples away',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'advise-packing-quantity',
      name: 'Advise senders on packing and quantity',
      description: 'Say how much is needed, how cold it must stay and how fast it must come.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'number-enter',
      name: 'Number and enter the samples',
      description: 'Match form and jar and enter date and tests wanted.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(form|request)'],
    },
    {
      id: 'ask-missing',
      name: 'Ask the sender for missing details',
      description: 'Call or write when form or label is unclear.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['answer-questions'],
    },
    {
      id: 'plan-bench',
      name: 'Allot samples to benches and dates',
      description: 'Give each sample its place, date and tester.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(results|day)'],
    },
  ],
});
