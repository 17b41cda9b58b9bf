import { defineWorkflow } from '#catalogue/define.ts';

export const psychologicalTesting = defineWorkflow({
  id: 'psychological-testing',
  name: 'Psychological assessment and testing',

  department: 'Operations',
  type: 'Analysis',
  description:
    'Answering a question about mind or learning by tests: interview, choosing tests, giving, scoring, report and feedback.',
  industries: ['mental-health', 'medical-practice'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(adhd|autism|learning|psychological|neuropsychological) (evaluation|evaluations|testing|assessment|assessments)',
        ],
      },
      {
        weight: 3,
        any: [
          '(psychological|neuropsychological|psychoeducational|cognitive|adhd|autism|dyslexia|iq|forensic) (testing|evaluation|assessment)',
          '(assessment|testing) ~ (adhd|autism|learning disabilities|giftedness)',
        ],
      },
      {
        weight: 2,
        any: [
          '(psychological testing|assessments|=testing|evaluations|psychological assessment|adhd testing|autism evaluations|testing evaluation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(psychological|neuropsychological|adhd|autism|educational) (testing|evaluation|assessment)'],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'ask',
      name: 'Clarify the question for testing',
      description: 'Talk with the person, family, school or doctor.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 4 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview'],
    },
    {
      id: 'choose',
      name: 'Choose psychological tests',
      description: 'Fit tests to question, age and language.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['plan'],
    },
    {
      id: 'give',
      name: 'Give psychological tests',
      description: 'Sit beside, explain, time and watch.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(testing|session)'],
    },
    {
      id: 'score',
      name: 'Score and interpret the tests',
      description: 'Compare with norms and history.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data'],
    },
    {
      id: 'report',
      name: 'Write the test report and explain it',
      description: 'Say what it means and what helps.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(report|feedback|recommendation)'],
    },
  ],
});
