import { defineWorkflow } from '#catalogue/define.ts';

export const intensiveDriving = defineWorkflow({
  id: 'intensive-driving',
  name: 'Intensive driving courses',
  department: 'Operations',
  type: 'Business',
  description:
    'Getting a learner through the test in days: judging the hours needed, reserving car, instructor and test date, teaching all day.',
  industries: ['training-provider', 'education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(crash|intensive|semi intensive) (driving|) (course) ~ (hours|five days|week|test|pass|days|driving|licence|lessons|instructor)',
          'pass ~ (driving test|test) ~ (week|days)',
        ],
      },
      {
        weight: 3,
        any: [
          '(intensive courses|intensive driving courses|intensive driving|crash courses|pass in week|intensive)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(crash|intensive|semi intensive) (course|driving courses|driving)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(english|language|spanish|french|german|exam|yoga)'],
      because: 'Courses in other things',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'judge-how-many',
      name: 'Judge how many hours are needed',
      description: 'Ask or drive once and propose the package.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'reserve-test-car',
      name: 'Reserve test, car and instructor',
      description: 'Find a test date and block the days.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(test date|arrange)'],
    },
    {
      id: 'teach-all-day',
      name: 'Teach all day',
      description: 'Alternate routes, manoeuvres and rest.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 8, high: 25 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(hour|course|drive)'],
    },
    {
      id: 'rehearse-go-test',
      name: 'Rehearse and go to the test',
      description: 'Mock test on the routes, then wait outside.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(test)'],
    },
  ],
});
