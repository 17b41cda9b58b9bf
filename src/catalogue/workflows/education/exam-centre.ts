import { defineWorkflow } from '#catalogue/define.ts';

export const examCentre = defineWorkflow({
  id: 'exam-centre',
  name: 'Exam centre',
  department: 'Operations',
  type: 'Business',
  description:
    'Holding exams of outside boards: registration, rooms, invigilators, papers under lock, results and certificates.',
  industries: ['training-provider', 'education', 'higher-education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(exam|test|testing|examination) (centre|center) ~ (sit|register|candidates|open|authorised|authorized|registered|pearson vue|prometric|ielts|cambridge|private candidates|accredited|book|we)',
          'sit ~ (ielts|dele|cambridge|exam) ~ here',
          '(private candidates|invigilated|invigilation|proctored|proctoring) ~ (exam|test|candidates|service|centre|register)',
        ],
      },
      {
        weight: 3,
        any: [
          '(exam centre|exam center|test centre|testing center|examination centre|private candidates|exams testing|exam registration|proctoring)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(exam|test|testing|examination) (centre|center)'], anywhere: false },
  counterSignals: [{ scope: 'sentence', any: ['(drug|covid|emissions|blood) test'], because: 'Other tests' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-candidates',
      name: 'Register candidates for outside exams',
      description: 'Take papers and fees, note special needs and enter all with the board.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register)'],
    },
    {
      id: 'plan-rooms-invigilators',
      name: 'Seat candidates and book invigilators',
      description: 'Give every candidate a room, seat and time, keep clashes apart and book invigilators.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['schedule', 'match'],
    },
    {
      id: 'run-exam-day',
      name: 'Hold outside exams and watch',
      description: 'Check identity, hand out papers, keep time and note incidents.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'monitor', 'check-rules'],
      shownBy: ['(sit|invigilat)'],
    },
    {
      id: 'send-papers-hand',
      name: 'Send exam papers off and hand out results',
      description: 'Seal and ship papers, enter results and hand out certificates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules', 'hands-on'],
      shownBy: ['(result|certificate)'],
    },
  ],
});
