import { defineWorkflow } from '#catalogue/define.ts';

export const moneyEducation = defineWorkflow({
  id: 'money-education',
  name: 'Financial education and credit counselling',
  department: 'Customer Service',
  type: 'Communication',
  description: 'Teaching people to handle money, in class and one to one.',
  industries: ['banking-lending', 'financial', 'non-profit', 'investment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(budgeting|money|financial literacy|first time homebuyer|credit) (classes|workshop|education|course|seminars) ~ (free|library|school|members|community|learn|budget|available|students|adults|families)',
          '(credit|debt|budget|housing|financial) (counseling|counselling) ~ (appointment|free|session|certified|confidential|counselor|plan|nonprofit|members|one on one)',
          '(budgeting) ~ library',
        ],
      },
      {
        weight: 3,
        any: [
          '(financial education|money classes|financial literacy|credit counseling|debt counselling|financial coaching|debt management|budget counseling|financial wellness|homebuyer education)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(financial|money|homebuyer) (education|literacy|classes|wellness)',
      '(credit|debt|budget|housing) (counseling|counselling)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-classes',
      name: 'Plan classes',
      description: 'Choose topics, places and dates.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'teach-class',
      name: 'Teach the class',
      description: 'Show a budget, a credit file, a trap.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(class|workshop)'],
    },
    {
      id: 'counsel-one-one',
      name: 'Counsel one to one',
      description: 'Go through debts and make a plan.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(counsel)'],
    },
    {
      id: 'follow-up-plan',
      name: 'Follow up on the plan',
      description: 'Ask after three months.',
      role: 'Counsellor',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
