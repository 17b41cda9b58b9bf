import { defineWorkflow } from '#catalogue/define.ts';

export const userTraining = defineWorkflow({
  id: 'user-training',
  name: 'Software user training',
  department: 'HR',
  type: 'Business',
  description:
    "Teaching a client's people to work with software: plan by role, sessions, materials, help in the first weeks.",
  industries: ['tech', 'it-services', 'software-vendor', 'consulting'],
  narrows: ['training-delivery'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(train|training) ~ (super users|end users|key users) ~ (first|everybody|everyone|go live|software|system|onsite|site|online|remote|erp|crm|role|sessions|classroom)',
          '(user|end user|software|erp|crm|sap|excel) training ~ (session|course|onsite|remote|we|tailored|online|offer|users|staff|go live|role)',
          'super users',
        ],
      },
      {
        weight: 3,
        any: [
          '(user training|end user training|software training|erp training|crm training|training for users|training your team on software)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(user|end user|software|erp|crm|application) training'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-role',
      name: 'Plan by role',
      description: 'See who does what and write a timetable.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'prepare-material',
      name: 'Prepare material',
      description: 'Screens, exercises and short guides.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(guide|material|video)'],
    },
    {
      id: 'hold-sessions',
      name: 'Hold the sessions',
      description: 'Show, let do, correct.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(train|session)'],
    },
    {
      id: 'help-first-weeks',
      name: 'Help in the first weeks',
      description: 'Answer on the spot and repeat what is unclear.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(go live|first week)'],
    },
  ],
});
