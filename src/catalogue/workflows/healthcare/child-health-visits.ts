import { defineWorkflow } from '#catalogue/define.ts';

export const childHealthVisits = defineWorkflow({
  id: 'child-health-visits',
  name: 'Child health visits',

  department: 'Operations',
  type: 'Business',
  description:
    'Seeing children well and ill: newborn checks, growth, vaccines due, school and sports forms, advice to parents.',
  industries: ['medical-practice'],

  signals: {
    phrases: [
      { weight: 2, any: ['(baby|newborn|newborns) ~ (hospital|weeks|visit|checkup|discharge)'] },
      {
        weight: 3,
        any: [
          '(well child|well baby|newborn|pediatric|paediatric|sick child) (visit|check|checkup|exam|care|appointment)',
          '(school|sports|camp) physical',
          '(=our|board certified) pediatrician',
        ],
      },
      {
        weight: 2,
        any: [
          '(pediatrics|well child visits|newborn care|well visits|sports physicals|newborns|well child care)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(well child|newborn|pediatric) (visit|care|exam)',
      '(school|sports|camp) physical',
      'pediatrics',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'measure',
      name: 'Weigh, measure and ask',
      description: 'Note growth, sleep, food and worries.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'interview'],
      shownBy: ['(growth|development)'],
    },
    {
      id: 'examine',
      name: 'Examine the child',
      description: 'Play, look, listen and find what is hidden.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'care'],
      shownBy: ['(exam|visit)'],
    },
    {
      id: 'advise',
      name: 'Advise parents',
      description: 'Answer questions and tell what comes next.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(parent|advice|question)'],
    },
    {
      id: 'forms',
      name: 'Complete school and sports forms',
      description: 'Fill from the record and sign.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(form|physical)'],
    },
    {
      id: 'remind',
      name: 'Plan the next visit',
      description: 'Book by age and remind.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['schedule', 'remind'],
      shownBy: ['(schedule|remind)'],
    },
  ],
});
