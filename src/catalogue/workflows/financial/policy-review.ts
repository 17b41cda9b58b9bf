import { defineWorkflow } from '#catalogue/define.ts';

export const policyReview = defineWorkflow({
  id: 'policy-review',
  name: 'Policy review',
  department: 'Sales',
  type: 'Analysis',
  description:
    'Going through what a client has insured against what life or business has become, and proposing changes.',
  industries: ['insurance'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(policy|coverage|insurance) review',
          'review ~ (policy|policies|coverage) ~ (need|regular|annual|change|ensure|current)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'compare-need',
      name: 'Compare cover with present needs',
      description: 'Ask what has changed and read the policies for gaps and doubles.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(review|compare) ~ (policy|coverage)'],
    },
    {
      id: 'propose-change',
      name: 'Propose changes',
      description: 'Explain gaps and savings and what it would cost.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'draft-text'],
    },
    {
      id: 'book-review',
      name: 'Arrange the yearly talk',
      description: 'Invite clients whose review is due.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['remind', 'schedule'],
      shownBy: ['(annual|yearly|regular) review'],
    },
  ],
});
