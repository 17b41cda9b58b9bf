import { defineWorkflow } from '#catalogue/define.ts';

export const returnsHandling = defineWorkflow({
  id: 'returns-handling',
  name: 'Returns and refunds',
  naming: {
    variants: [{ any: ['(remake|store credit|replacement)'], name: 'Returns, remakes and store credit' }],
  },
  department: 'Customer Service',
  type: 'Business',
  description:
    'Taking goods back: deciding by the rules, arranging the return, checking it and paying back, replacing or crediting.',
  industries: ['retail', 'product-maker', 'wholesale', 'food-production'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(return|refund|exchange) (policy|request|process|window)',
          '(return|exchange|refund) ~ (within|day|item|order|product|purchase|defective|damaged|eligible)',
          '(store credit|remake|replacement) ~ (offer|issue|order|item|damaged|defect|refund)',
          '(damaged|defective|wrong) ~ (item|order|product) ~ (contact|report|replace|refund|photo)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(returns|refund policy|returns exchanges|return policy|returns refunds)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'tax (return|refund)',
        'return ~ (call|phone|work|school|investment|visit)',
        'happy returns',
        'refund ~ (tuition|deposit|membership|event)',
      ],
      because: 'Something else returns.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'decide-return',
      name: 'Decide by the rules',
      description: 'Look at order, date, reason and photos, and decide.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'answer-questions'],
      shownBy: ['(within ~ day|photo|eligible)'],
    },
    {
      id: 'arrange-return',
      name: 'Arrange the return',
      description: 'Send label and instructions.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['draft-text'],
      shownBy: ['(return label|ship back)'],
    },
    {
      id: 'check-goods',
      name: 'Check the goods',
      description: 'See condition and decide on restocking.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(condition|inspect)'],
    },
    {
      id: 'pay-back',
      name: 'Pay back, replace or credit',
      description: 'Refund, send again or issue credit, and post it.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(refund|store credit|replacement|remake)'],
    },
  ],
});
