import { defineWorkflow } from '#catalogue/define.ts';

export const programmeEvaluation = defineWorkflow({
  id: 'programme-evaluation',
  name: 'Project and programme evaluation',
  department: 'Research',
  type: 'Analysis',
  description:
    'Finding out what a funded project has changed: measures, surveys and interviews, analysis, and a report to funder and staff.',
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
      description: 'Settle with funder and staff what shall change, for whom, and how it will be seen.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['interview', 'plan'],
      shownBy: ['(outcome)'],
    },
    {
      id: 'collect-data',
      name: 'Collect surveys, interviews and records',
      description: 'Ask participants and staff, watch, and gather what was written down.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 4 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['interview', 'research'],
      shownBy: ['(survey|interview)'],
    },
    {
      id: 'analyse-data',
      name: 'Analyse what the project changed',
      description: 'Compare with before and with others.',
      role: 'Data Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'summarise'],
    },
    {
      id: 'write-report',
      name: 'Write the evaluation report',
      description: 'Say what worked, for whom, and what to change.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
    {
      id: 'present-findings',
      name: 'Present the findings to funder and staff',
      description: 'Talk the results through and agree what follows from them.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'answer-questions'],
    },
  ],
});
