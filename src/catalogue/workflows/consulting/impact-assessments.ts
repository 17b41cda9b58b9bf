import { defineWorkflow } from '#catalogue/define.ts';

export const impactAssessments = defineWorkflow({
  id: 'impact-assessments',
  name: 'Environmental impact assessment',
  department: 'Research',
  type: 'Analysis',
  description:
    'Weighing what a project does to people, nature, air and water: scope, studies, weighing, statement and hearing.',
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
      name: 'Screen the project and set the scope',
      description: 'Find whether the law asks for an assessment and what it must cover.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['research', 'check-rules'],
      shownBy: ['(screen|scope)'],
    },
    {
      id: 'coordinate-studies',
      name: 'Coordinate the specialist studies',
      description: 'Brief the specialists, keep the timetable and bring in their reports.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'remind'],
      shownBy: ['(co-ordinate|coordinate|study)'],
    },
    {
      id: 'weigh-effects',
      name: 'Weigh the effects of the project',
      description: 'Set forecast and measures against what is there now.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 5, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(impact|assess)'],
    },
    {
      id: 'write-statement',
      name: 'Write the environmental statement',
      description: 'Bring chapters and maps into one document that the public can read.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(statement|report)'],
    },
    {
      id: 'answer-authority-public',
      name: 'Answer authority and public',
      description: 'Present it, attend the hearing, and add what is missing.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['answer-questions', 'negotiate'],
      shownBy: ['(hearing|consult|authority)'],
    },
  ],
});
