import { defineWorkflow } from '#catalogue/define.ts';

export const impactAssessments = defineWorkflow({
  id: 'impact-assessments',
  name: 'Environmental impact assessment',
  department: 'Research',
  type: 'Analysis',
  description:
    'Weighing what a project does to people, nature, air and water: screening, scope, studies, statement and hearing.',
  industries: ['consulting', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(environmental|social|landscape|visual|heritage) (impact) (assessment|statement|study|report)',
          '(eia|esia) ~ (screen|screening|scope|scoping|statement|report|study|coordinate|co ordinate|prepare|approval|clearance)',
          '(environmental clearance|environmental statement|environmental management plan) ~ (prepare|prepared|obtain|write|report|eia|project|authority)',
        ],
      },
      {
        weight: 3,
        any: [
          '(eia|environmental impact assessment|impact assessments|environmental clearance|esia|social impact assessment|environmental management plans|landscape visual impact)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((environmental|social|heritage|landscape|visual) impact (assessment|study)|environmental (clearance|management plans|statement)|eia)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'screen-scope-project',
      name: 'Screen and scope the project',
      description: 'Find whether the law asks for one and what it must cover.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(screen|scope)'],
    },
    {
      id: 'coordinate-studies',
      name: 'Coordinate the studies',
      description: 'Brief and timetable the specialists.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(co-ordinate|coordinate|study)'],
    },
    {
      id: 'weigh-effects',
      name: 'Weigh the effects',
      description: 'Put baseline, forecast and measures together.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(impact|assess)'],
    },
    {
      id: 'write-statement',
      name: 'Write the statement',
      description: 'Bring chapters and maps into one document.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(statement|report)'],
    },
    {
      id: 'answer-authority-public',
      name: 'Answer authority and public',
      description: 'Present, attend the hearing and amend.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(hearing|consult|authority)'],
    },
  ],
});
