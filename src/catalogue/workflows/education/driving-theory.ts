import { defineWorkflow } from '#catalogue/define.ts';

export const drivingTheory = defineWorkflow({
  id: 'driving-theory',
  name: 'Driving theory classes',
  department: 'Operations',
  type: 'Business',
  description:
    'Teaching rules, signs and hazard perception in class or online until learners pass the theory test.',
  industries: ['training-provider', 'education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(classes|course|lessons) ~ (highway code|hazard perception)',
          '(highway code|hazard perception|theory test|road signs|rules =of road) ~ (class|cover|course|lessons|practice|practise|online|help|support|app|evening|room|theory|mock)',
          '(theory|classroom) (class|lessons|course|sessions|training) ~ (driving|highway|hazard|road|permit|learner|drivers|instructor)',
          'drivers education ~ (classroom|class|hours|online|course)',
        ],
      },
      {
        weight: 3,
        any: [
          '(theory|theory test|theory classes|theory help|theory training|theory course|hazard perception|drivers education|defensive driving course|online theory|classroom)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(driving |)theory (classes|help|training|test training|course|lessons)',
      '(drivers) education',
      'hazard perception',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(music|colour|color|critical|game|ear) theory', 'theory =of'],
      because: 'Another theory',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-check-papers',
      name: 'Register learners for theory and check papers',
      description: "See age, permit and parents' consent and take the fee.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'teach-rules-hazards',
      name: 'Teach road rules and hazards in class',
      description: 'Explain, show clips and discuss, in a room or online.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(class|cover)'],
    },
    {
      id: 'test-mark',
      name: 'Set mock theory tests and mark them',
      description: 'Let learners sit practice papers and say what to repeat.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['analyse-data', 'personalise'],
      shownBy: ['(mock|test)'],
    },
    {
      id: 'issue-certificate-book',
      name: 'Issue the course certificate and book the theory test',
      description: 'Report completion to the authority and find a date.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'schedule'],
      shownBy: ['(certificate)'],
    },
  ],
});
