import { defineWorkflow } from '#catalogue/define.ts';

export const insuranceClaims = defineWorkflow({
  id: 'insurance-claims',
  name: 'Insurance claim reporting',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Helping an insured after a loss: taking the report, informing the insurer, and following the claim until it is settled.',
  industries: ['insurance'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(report|file|submit|make) ~ (claim|loss|accident)',
          'claim (report|form|reporting|department|assistance|support|process)',
          '(loss|accident|claim) notice',
          'notice =of loss',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(claims|report claim|file claim)'] },
    ],
    forms: [
      {
        weight: 2,
        fields: [
          'date of loss',
          '(claim|loss|accident) ~ (description|date|detail)',
          '(time|date|description|location) ~ (accident|loss|claim)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['insurance claim ~ (patient|dental|medical)', 'tax claim', 'retroactive claim'],
      because: 'Another kind of claim.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-loss',
      name: 'Take the report of the loss',
      description: 'Record what happened, when, to whom, with photos and police report.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'care'],
      shownBy: ['(report|file|submit) ~ (claim|loss)'],
    },
    {
      id: 'notify-insurer',
      name: 'Inform the insurer',
      description: 'Send the notice to the right insurer with what it needs.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'route-requests'],
    },
    {
      id: 'explain-next',
      name: 'Explain what happens next',
      description: 'Tell the insured deadlines, duties and who will call.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'advise'],
    },
    {
      id: 'track-claim',
      name: 'Track the claim and step in',
      description: 'Watch progress and speak with the adjuster when it stalls.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['monitor', 'negotiate'],
    },
  ],
});
