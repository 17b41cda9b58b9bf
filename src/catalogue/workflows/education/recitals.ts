import { defineWorkflow } from '#catalogue/define.ts';

export const recitals = defineWorkflow({
  id: 'recitals',
  name: 'Recitals, shows and competitions of pupils',
  naming: {
    parts: [
      { any: ['(recital)'], name: 'Recitals of pupils', word: 'recitals' },
      { any: ['(show|performance|concert|play|showcase)'], name: 'Shows of pupils', word: 'shows' },
      {
        any: ['(competition|tournament|compete|meet)'],
        name: 'Competitions of pupils',
        word: 'competitions',
      },
    ],
    joined: '{parts} of pupils',
    variants: [{ any: ['(belt|rank) (test|promotion|exam|ceremony)'], name: 'Belt testing and promotions' }],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Putting learners before an audience: date and hall, pieces, rehearsals, costumes, families and the day.',
  industries: ['training-provider', 'tutoring', 'fitness', 'culture-media', 'education'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(dancers|students|pupils) ~ (take stage|perform|rehearse|compete|stage)',
          '(recital) ~ (year|hall|june|twice|stage)',
          '(costumes) ~ (measured|recital|ordered|fee)',
          '(competition|competitive) (dancers|team|squad) ~ (travel|audition|rehearse|events|compete)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(recitals|competition team)'] },
      {
        weight: 3,
        any: [
          '(annual|spring|winter|student|dance|music|piano|year end|holiday|summer) recital',
          '(dance|music|piano|studio) showcase',
          'recital (date|fee|costume|ticket|information|rehearsal)',
          '(competition|performance) (team|company|opportunity|group) ~ (dance|student|studio|audition|compete|dancer)',
        ],
      },
      {
        weight: 2,
        any: ['(recital|recital information|competition team|performances|showcase|performing company)'],
        in: ['heading', 'navigation'],
      },
    ],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'plan',
      name: 'Fix date, hall and programme',
      description: 'Book and order pieces or tests.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['plan', 'schedule'],
      shownBy: ['(date|venue)'],
    },
    {
      id: 'prepare',
      name: 'Rehearse and judge readiness',
      description: 'Practise until safe.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['coach', 'decide'],
      shownBy: ['(rehears|prepare|ready)'],
    },
    {
      id: 'costumes',
      name: 'Order costumes and collect fees',
      description: 'Measure, order and chase.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(costume|fee)'],
    },
    {
      id: 'inform',
      name: 'Inform families',
      description: 'Send times, rules and tickets.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(ticket|parent|famil)'],
    },
    {
      id: 'run',
      name: 'Run the day',
      description: 'Line up, calm and lead.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'care'],
    },
  ],
});
