import { defineWorkflow } from '#catalogue/define.ts';

export const progressReports = defineWorkflow({
  id: 'progress-reports',
  name: 'Grading and progress reports',
  naming: {
    parts: [
      { any: ['(grade|grades|grading|mark|assess|assessment|assessments)'], name: 'Grading' },
      {
        any: [
          '(progress report|progress reports|report card|report cards|progress|parent teacher|diagnostic testing)',
        ],
        name: 'Progress reports',
      },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Telling how a pupil is getting on: marking work, keeping grades, writing reports and talking them over with parents.',
  industries: ['education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(send|sends|give|receive) ~ (parent|parents) ~ (report|reports|progress)',
          '(progress|session) (report|reports|note|notes|update|updates)',
        ],
      },

      {
        weight: 3,
        any: [
          'report card',
          '(progress|learning|school|term) report ~ (parent|family|pupil|student|term|quarter|year)',
          '(student|pupil) progress report',
          '(parent teacher|parents) (conference|evening|meeting)',
          'grading (scale|policy|system|period)',
          '(grade|mark|assess) ~ (student|pupil) (work|progress)',
          'diagnostic (testing|test)',
        ],
      },
      { weight: 1.5, any: ['(continuous assessment|assessment (system|policy))'] },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(report cards|grades|=grading|progress reports)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(annual|financial|company|project|status) (progress |)report', 'our report card'],
      because: 'Reports of an organisation, not of a pupil.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-tests',
      name: 'Set tests and marking schemes',
      description: 'Write questions for what was taught and say what counts for how many points.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['draft-text', 'plan'],
      shownBy: ['(test|exam|quiz|rubric)'],
    },
    {
      id: 'mark-work',
      name: 'Mark tests and written work',
      description: 'Correct, give points and note what is missing.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['check-rules', 'analyse-data'],
      shownBy: ['(mark|grade|test)'],
    },
    {
      id: 'keep-grades',
      name: 'Keep the grade book',
      description: 'Enter grades and check that none is missing.',
      role: 'Teacher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(records system|grade book|grades)'],
    },
    {
      id: 'watch-falling',
      name: 'Notice pupils who fall behind',
      description: 'Look through marks and absences and bring in the parents or support early.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 2 },
      traits: ['monitor', 'analyse-data'],
      shownBy: ['(at risk|intervention|early warning|falling behind)'],
    },
    {
      id: 'write-reports',
      name: 'Write progress reports on each pupil',
      description: 'Sum up achievement and behaviour in words for each pupil.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['summarise', 'draft-text', 'personalise'],
      shownBy: ['(report card|report ~ (parent|family))'],
    },
    {
      id: 'talk-with-parents',
      name: 'Talk the report over with parents',
      description: 'Explain where the child stands and agree next steps.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 4 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 2 },
      traits: ['advise', 'coach'],
      shownBy: ['(conference|parents evening|parent meeting)'],
    },
  ],
});
