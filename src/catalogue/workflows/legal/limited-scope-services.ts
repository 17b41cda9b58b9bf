import { defineWorkflow } from '#catalogue/define.ts';

export const limitedScopeServices = defineWorkflow({
  id: 'limited-scope-services',
  name: 'Limited-scope legal services',
  department: 'Legal',
  type: 'Business',
  description:
    'Doing single legal tasks for people who otherwise act for themselves: choosing the task, agreeing its limits and price, and doing it.',
  industries: ['legal'],
  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(unbundled|limited scope|limited representation|a la carte) ~ (legal|service|representation|law|help)',
          'document (review|preparation) ~ (service|fee|only)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-task',
      name: 'Choose the task and its limits',
      description: 'Find out what help is worth its price and what stays with the client.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise'],
      shownBy: ['(choose|only|pay) ~ (task|service|need)'],
    },
    {
      id: 'agree-limits',
      name: 'Agree limits and price in writing',
      description: 'Write down what is done and what is not.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(written agreement|flat fee|hourly)'],
    },
    {
      id: 'do-task',
      name: 'Do the task',
      description: 'Draft, review or coach as agreed.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'coach'],
      shownBy: ['(draft|review|coach)'],
    },
    {
      id: 'hand-over',
      name: 'Hand over and explain the next steps',
      description: 'Give the papers back with instructions.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['advise'],
    },
  ],
});
