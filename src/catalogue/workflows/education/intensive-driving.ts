import { defineWorkflow } from '#catalogue/define.ts';

export const intensiveDriving = defineWorkflow({
  id: 'intensive-driving',
  name: 'Intensive driving courses',
  department: 'Operations',
  type: 'Business',
  description:
    'Getting a learner through the driving test within days: judging the hours needed, reserving car, instructor and test date, teaching all day.',
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
      name: 'Judge how many driving hours are needed',
      description: 'Ask for experience or drive once and propose the package.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'reserve-test-car',
      name: 'Reserve test, car and instructor',
      description: 'Watch for free test dates and block the days of the course.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['schedule', 'monitor'],
      shownBy: ['(test date|arrange)'],
    },
    {
      id: 'teach-all-day',
      name: 'Teach driving all day',
      description: 'Take routes, manoeuvres and rest in turn and step in when needed.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 8, high: 25 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(hour|course|drive)'],
    },
    {
      id: 'rehearse-go-test',
      name: 'Rehearse the driving test and go along',
      description: 'Drive a mock test on the routes, then bring the learner and wait.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(test)'],
    },
  ],
});
