import { defineWorkflow } from '#catalogue/define.ts';

export const homeboundLibrary = defineWorkflow({
  id: 'homebound-library',
  name: 'Library service to homes and places',
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing books to those who cannot come, or to schools and villages: enrolment, choice, rounds and return.',
  industries: ['government', 'culture-media'],
  delivers: {
    named: [
      '(homebound|home|housebound|mobile|books by mail) (delivery|library|service)',
      'mobile library',
      'bookmobile',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(books|bag) ~ (door|homebound|housebound|care homes|cannot come|home delivery) ',
          '(bookmobile|mobile library|books by mail|homebound (delivery|service)|housebound readers)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(homebound delivery|=bookmobile|mobile library|=outreach|home library service|books by mail)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'enrol-reader',
      name: 'Enrol homebound readers and note tastes',
      description: 'Call, ask what they like and can read.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['interview'],
    },
    {
      id: 'choose-books',
      name: 'Choose books for homebound readers',
      description: 'Pick by taste and what was read.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 1 },
      traits: ['match', 'personalise'],
    },
    {
      id: 'bring-books',
      name: 'Bring books and fetch them back',
      description: 'Drive or brief volunteers.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'check-returns',
      name: 'Check delivered books in and out',
      description: 'Scan what came back and note what is missing.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
