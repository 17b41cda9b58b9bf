import { defineWorkflow } from '#catalogue/define.ts';

export const boundarySurveys = defineWorkflow({
  id: 'boundary-surveys',
  name: 'Boundary disputes and plans',
  naming: {
    parts: [
      { any: ['(dispute|evidence|determination)'], name: 'Boundary dispute work' },
      { any: ['(survey|plans|measurement)'], name: 'Boundary surveys and plans' },
    ],
  },
  department: 'Legal',
  type: 'Analysis',
  description: 'Finding where a boundary runs: deeds, measuring, plan, opinion, evidence in court.',
  industries: ['construction', 'real-estate', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(boundary) ~ (deed|measurement|dispute|expert evidence|expert|plans|surveyor|survey|determine|neighbour|registry|line|pins|corners)',
        ],
      },
      {
        weight: 3,
        any: [
          '(boundary disputes|land registry plans|boundary determination|lease plans|boundary surveyors)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['boundaries'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: { named: ['boundary (disputes|determination)', '(land registry|lease) plans'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(push|pushing|no|beyond|break|set|setting|healthy) (boundaries)'],
      because: 'Limits of persons',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-deeds-old',
      name: 'Read deeds and old maps',
      description: 'From the first sale on.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(deed)'],
    },
    {
      id: 'measure-ground',
      name: 'Measure on the ground',
      description: 'This covers fences, walls and marks.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(measure)'],
    },
    {
      id: 'judge-where-line',
      name: 'Judge where the line runs',
      description: 'Weigh words, maps and use.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-plan-opinion',
      name: 'Write plan and opinion',
      description: 'This covers for owner and lawyer or court.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(plan|evidence)'],
    },
  ],
});
