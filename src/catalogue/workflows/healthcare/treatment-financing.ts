import { defineWorkflow } from '#catalogue/define.ts';

export const treatmentFinancing = defineWorkflow({
  id: 'treatment-financing',
  name: 'Payment and financing arrangement',
  department: 'Finance',
  type: 'Communication',
  description:
    "Helping a customer afford what is proposed: explaining the cost, offering instalments or a lender's plan, and setting it up.",
  industries: ['healthcare', 'trades', 'automotive', 'personal-services', 'retail'],
  narrows: ['customer-invoicing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(financing|payment) (option|plan|arrangement) ~ (available|offered|treatment|help|discuss|explain)',
          '(care credit|carecredit|lending point|flexible financing|patient financing|0 financing|interest free)',
          '(apply|application) ~ financing',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(financing|payment options|financial options|payment plans)'],
      },
      { weight: 2, any: ['(treatment coordinator|financial coordinator)'] },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'explain-cost',
      name: 'Explain cost and options',
      description: "Go through the proposal's price and what ways of paying there are.",
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(explain|discuss) ~ (cost|payment|option|fee)'],
    },
    {
      id: 'apply-plan',
      name: 'Apply for the plan',
      description: 'Collect the details, send the application and tell the answer.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'extract-data'],
      shownBy: ['apply ~ financing'],
    },
    {
      id: 'watch-instalments',
      name: 'Watch instalments',
      description: 'Check that instalments arrive and act when they do not.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['monitor', 'remind'],
    },
  ],
});
