import { defineWorkflow } from '#catalogue/define.ts';

export const programmeEvaluation = defineWorkflow({
  id: 'programme-evaluation',
  name: 'Project and programme evaluation',
  department: 'Research',
  type: 'Analysis',
  description: 'Finding out what a funded project has changed: measures, surveys, interviews, final report.',
  industries: ['consulting', 'higher-education', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(evaluation|impact) ~ (outcomes|surveys|interviews|final report|theory of change|funders|baseline|monitoring|logic model) ~ (report|funder|interviews|surveys|project|programme|program|evaluation|framework|data|stakeholders)',
          '(programme|program|project|impact|independent|external) evaluation ~ (funder|outcomes|report|design|service|team|we|mixed methods|grant|client|conduct)',
        ],
      },
      {
        weight: 3,
        any: [
          '(programme evaluation|program evaluation|impact evaluation|project evaluation|monitoring evaluation|impact measurement|evaluation research|external evaluation)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['evaluation'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: ['(programme|program|project|impact|external) (evaluation|measurement)', 'monitoring evaluation'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(medical|clinical|hearing|eye|psychological|property|student|free) (evaluation)'],
      because: 'Other evaluations',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-outcomes-measures',
      name: 'Agree outcomes and measures',
      description: 'This covers what shall have changed and how seen.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(outcome)'],
    },
    {
      id: 'collect-data',
      name: 'Collect data',
      description: 'This covers surveys, talks and records.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(survey|interview)'],
    },
    {
      id: 'analyse-data',
      name: 'Analyse the data',
      description: 'Compare with before and with others.',
      role: 'Data Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-report',
      name: 'Write the report',
      description: 'For funder and doers.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
