import { defineWorkflow } from '#catalogue/define.ts';

export const policyChanges = defineWorkflow({
  id: 'policy-changes',
  name: 'Policy change handling',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Changing a running policy: taking the wish, checking consequences, sending it to the insurer and confirming.',
  industries: ['insurance'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(policy|coverage) change',
          '(change|update|amend) ~ (policy|coverage)',
          '(add|remove) ~ (driver|vehicle) ~ policy',
          'request ~ policy change',
        ],
      },
    ],
    forms: [{ weight: 2, fields: ['policy number'] }],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-change',
      name: 'Take the change',
      description: 'Record what is to change and from when.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(request|submit) ~ change'],
    },
    {
      id: 'check-effect',
      name: 'Check cover and price after it',
      description: 'See what the change does to premium and gaps, and tell the insured.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['advise', 'check-rules'],
    },
    {
      id: 'process-change',
      name: 'Process and confirm',
      description: 'Send it to the insurer, check the endorsement and confirm.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
