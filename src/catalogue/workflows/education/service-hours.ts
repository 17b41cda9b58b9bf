import { defineWorkflow } from '#catalogue/define.ts';

export const serviceHours = defineWorkflow({
  id: 'service-hours',
  name: 'Student service hours recording',
  department: 'Operations',
  type: 'Business',
  description:
    "Recording community service: taking the pupils' forms, confirming with the place, counting towards graduation.",
  industries: ['education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'community service hour',
          '(service|volunteer) hour ~ (student|submit|log|record|form|graduation)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'approve-places',
      name: 'Approve places where hours may be served',
      description: 'Look at the organisation and the task and say whether it counts.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'answer-questions'],
      shownBy: ['(approved (organization|activity|site)|pre approved)'],
    },
    {
      id: 'take-hours',
      name: 'Take in service-hour forms',
      description: 'Receive forms with date, place and signature.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(submit|log|record) ~ hour'],
    },
    {
      id: 'confirm-hours',
      name: 'Confirm service hours with the place',
      description: 'Ask the place whether the hours were served and approve them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['check-rules'],
      shownBy: ['(review|verify|approve)'],
    },
    {
      id: 'tell-balance',
      name: 'Tell pupils how many hours are missing',
      description: 'Report sums to pupils and counsellors.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['monitor', 'remind'],
    },
  ],
});
