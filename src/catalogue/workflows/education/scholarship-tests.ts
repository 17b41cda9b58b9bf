import { defineWorkflow } from '#catalogue/define.ts';

export const scholarshipTests = defineWorkflow({
  id: 'scholarship-tests',
  name: 'Scholarship and admission tests',
  department: 'Operations',
  type: 'Business',
  description:
    'Testing applicants for a fee waiver or a place: announcement, registration, paper, ranking, offer.',
  industries: ['education', 'tutoring', 'training-provider'],
  narrows: ['scholarships'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(scholarship) (test|exam|examination) ~ (waiver|fee|registration|free|sunday|held|register|rank|discount|up =to)',
          '(up =to) ~ (scholarship|waiver) ~ (test|fee|exam|merit)',
          'waiver on fee',
        ],
      },
      {
        weight: 3,
        any: [
          '(scholarship test|scholarship exam|admission test|talent test|talent hunt|scholarship cum admission test)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(scholarship|talent|admission) (test|exam|hunt)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'announce-test',
      name: 'Announce the test',
      description: 'Tell schools and families of the test by posters, visits and messages.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'register-pupils',
      name: 'Register pupils',
      description: 'Take the form, give a slot and send the admit card.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register|registration)'],
    },
    {
      id: 'set-hold-mark',
      name: 'Set, hold and mark',
      description: 'Prepare the paper, hold it in the hall and mark it.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(test)'],
    },
    {
      id: 'tell-results-offer',
      name: 'Tell results and offer',
      description: 'Send ranks and waivers and talk with parents.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(waiver|result)'],
    },
  ],
});
