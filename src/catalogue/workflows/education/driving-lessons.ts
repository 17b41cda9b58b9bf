import { defineWorkflow } from '#catalogue/define.ts';

export const drivingLessons = defineWorkflow({
  id: 'driving-lessons',
  name: 'Driving lessons',
  naming: {
    variants: [
      { any: ['(cdl|hgv|lgv|truck driving|heavy vehicle)'], name: 'Truck and heavy vehicle driver training' },
      { any: ['(motorcycle|motorbike|=cbt) (training|lesson|course)'], name: 'Motorcycle training' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Teaching people to drive: booking and licence check, lessons at the wheel, theory, progress and the driving test.',
  industries: ['training-provider', 'education'],
  narrows: ['lesson-delivery'],
  signals: {
    phrases: [
      {
        weight: 2,
        any: [
          'driving lessons',
          'block bookings',
          '(lessons) ~ (night driving|dual carriageway|town driving|motorway|one to one)',
        ],
      },
      {
        weight: 3,
        any: [
          '(driving|driver|automatic|manual|motorway|pass plus|motorcycle|cdl|hgv|lgv) (lesson|tuition|instruction|training) ~ (instructor|hour|pick|beginner|test|nervous|learn|one to one|package|school|price|car)',
          '(learn|learning) to drive ~ (instructor|patient|manual|automatic|us|=our|car|dual)',
          '(=our|patient|qualified|friendly|dsa|dvsa|lady|female) (driving instructor)',
          '(mock|practical|road|driving) (test) ~ (car|route|arrange|instructor|examiner|book|pass|lesson)',
          '(crash|intensive) (course) ~ (driving|test|drive|hours|five days|week)',
          '(highway code|hazard perception) ~ (class|cover|theory|course|lessons)',
          '(behind the wheel|road lessons|motorway lessons|pass plus|refresher lessons|refresher driving)',
        ],
      },
      {
        weight: 3,
        any: [
          '(driving lessons|driver training|intensive courses|intensive driving courses|crash courses|theory test|theory classes|theory help|refresher lessons|refresher|pass plus|motorway lessons|automatic lessons|learn to drive|behind the wheel|driver education|defensive driving|cdl training|mock test|nervous drivers|fleet training|corporate driver training|road test)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((driving|automatic|manual|motorway|refresher|night) (lessons|driving lessons)|(intensive|crash) (courses|driving courses)|theory (classes|help|training|test training)|pass plus|driver (training|education|assessment)|defensive driving|(cdl|hgv|lgv|forklift|motorcycle) training|(driving |)instructor training|(mock|road) (test)|fleet (driver |)training)',
    ],
    anywhere: false,
    apart: 4,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(screw|self|hard|data) driving', '(results|sales|growth|change|business)'],
      because: 'Drive in another sense',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-licence-take',
      name: 'Check the licence and book driving lessons',
      description: 'Ask level, place and times, see the provisional licence and take payment.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'check-rules', 'schedule'],
      shownBy: ['(book|licence|license)'],
    },
    {
      id: 'match-learner-instructor',
      name: 'Match learner and driving instructor',
      description: "Choose by area, gearbox and temper, and plan the instructor's days.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['match', 'schedule'],
    },
    {
      id: 'teach-at-wheel',
      name: 'Teach at the wheel',
      description:
        'Show, watch and correct, from quiet roads to motorway and night, and step in when needed.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 16, high: 32 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(lesson|drive|instructor)'],
    },
    {
      id: 'teach-rules-hazard',
      name: 'Explain road rules and hazards to learners',
      description: 'Go through signs, rules and hazards and practise questions.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['coach'],
      shownBy: ['(theory|highway code|hazard)'],
    },
    {
      id: 'write-up-progress',
      name: 'Note progress after each driving lesson',
      description: 'Log what is mastered and what is next.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(progress|log)'],
    },
    {
      id: 'arrange-test-rehearse',
      name: 'Arrange the driving test and rehearse it',
      description: 'Say when a learner is ready, book the date, run a mock test and lend the car.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['coach', 'schedule'],
      shownBy: ['(test)'],
    },
  ],
});
