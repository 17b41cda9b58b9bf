import { defineWorkflow } from '#catalogue/define.ts';

export const moneyEducation = defineWorkflow({
  id: 'money-education',
  name: 'Financial education and credit counselling',
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Teaching people to handle money, in classes and one to one: planning, lessons, counselling and follow-up.',
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
      name: 'Plan money classes and their material',
      description: 'Choose topics for the group, prepare exercises and find places and dates.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 2 },
      traits: ['plan', 'draft-text'],
    },
    {
      id: 'invite-people',
      name: 'Invite people and partners to classes',
      description: 'Write to schools, employers and centres, publish dates and keep the lists.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'draft-text'],
    },
    {
      id: 'teach-class',
      name: 'Teach a class on money',
      description: 'Show budgets, credit files and traps, let people try on their own figures and answer.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(class|workshop)'],
    },
    {
      id: 'counsel-one-one',
      name: 'Counsel people on debts and budgets one to one',
      description: 'Go through income and debts in confidence and make a plan that can be kept.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 2 },
      traits: ['interview', 'advise'],
      shownBy: ['(counsel)'],
    },
    {
      id: 'follow-up-plan',
      name: "Follow up on people's money plans",
      description: 'Ask after some months how the plan goes and help to adjust it.',
      role: 'Counsellor',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['remind', 'coach'],
    },
  ],
});
