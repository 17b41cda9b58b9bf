import { defineWorkflow } from '#catalogue/define.ts';

export const skillsCourses = defineWorkflow({
  id: 'skills-courses',
  name: 'Practical courses for clients',
  naming: {
    variants: [
      { any: ['(cooking|cookery|kitchen|budgeting|cook eat)'], name: 'Cooking and budgeting courses' },
      {
        any: ['(english|esl|esol|language) (class|classes|course|courses|lessons)'],
        name: 'English classes',
      },
      { any: ['(computer|digital|it skills|tablet)'], name: 'Computer courses' },
      { any: ['(sewing|tailoring|beautician|carpentry|vocational)'], name: 'Vocational training' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Teaching everyday or working skills to the people a charity serves: finding them, planning, teaching and following up.',
  industries: ['non-profit', 'religious-organisation', 'association'],
  narrows: ['fundraising-events'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(free|week) ~ (course|courses|classes|workshops) ~ (cook|cooking|kitchen|budget|budgeting|suppers|sewing|english|computer|digital|parenting|literacy|job)',
          '(cooking|cookery|budgeting|literacy|numeracy|sewing|tailoring|computer|digital skills|vocational|esl|esol|parenting) (course|courses|class|classes|training|workshops) ~ (women|youth|families|refugees|free|clients|unemployed|kitchen|centre|people|girls|learners|week|adults)',
          '(english|esl|esol|literacy) (class|classes|lessons) ~ (refugees|newcomers|adults|free|women|learners|week)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(cook eat|cooking courses|skills training|vocational training|skill development|english classes|esol classes|computer classes|sewing centre|tailoring centre|livelihood training|life skills)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-learners',
      name: 'Find and enrol learners',
      description: 'Tell clients and partner agencies, take names and see what each needs.',
      role: 'Social Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['interview', 'personalise'],
    },
    {
      id: 'plan-course',
      name: 'Plan course and material',
      description: 'Set aims and weeks and find teacher, room and things needed.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['plan', 'draft-text'],
    },
    {
      id: 'teach-skills',
      name: 'Teach the course sessions',
      description: 'Show, let people do it and encourage.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 2, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['coach', 'hands-on'],
    },
    {
      id: 'note-attendance',
      name: 'Note attendance and help with hurdles',
      description: 'Keep the list, arrange child care or fares and call who stays away.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'remind'],
    },
    {
      id: 'follow-learners',
      name: 'Follow learners up',
      description: 'Ask what changed, help on to work or further courses and report.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['interview', 'summarise'],
    },
  ],
});
