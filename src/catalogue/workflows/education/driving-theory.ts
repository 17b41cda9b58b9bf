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
      name: 'Register and check papers',
      description: "Age, permit and parents' consent.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'teach-rules-hazards',
      name: 'Teach rules and hazards',
      description: 'Explain, show clips, discuss.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(class|cover)'],
    },
    {
      id: 'test-mark',
      name: 'Test and mark',
      description: 'Set mock papers and say what to repeat.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(mock|test)'],
    },
    {
      id: 'issue-certificate-book',
      name: 'Issue certificate and book the test',
      description: 'Report completion to the authority.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate)'],
    },
  ],
});
