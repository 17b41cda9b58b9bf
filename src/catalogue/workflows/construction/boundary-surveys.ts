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
  department: 'Operations',
  type: 'Analysis',
  description:
    'Settling where a boundary runs: reading deeds and old maps, measuring on the ground, judging the line, drawing plan and opinion, and talking it through with both owners.',
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
      name: 'Read deeds and old maps of the boundary',
      description:
        'Follow both parcels from the first sale and note what each deed, plan and photograph says of the line.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(deed)'],
    },
    {
      id: 'measure-ground',
      name: 'Measure fences, walls and marks on the ground',
      description: 'Set up instruments, measure what stands on either side and photograph it.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(measure)'],
    },
    {
      id: 'judge-where-line',
      name: 'Judge where the boundary runs',
      description: 'Weigh the words of deeds, maps, long use and what both sides say.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 2, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-plan-opinion',
      name: 'Draw the boundary plan and write the opinion',
      description: 'Draw the line with its evidence and write the opinion for owner, lawyer or court.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(plan|evidence)'],
    },
    {
      id: 'settle-with-owners',
      name: 'Explain the line to the owners or the court',
      description: 'Meet both owners and seek agreement, or give evidence where they find none.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['negotiate', 'advise'],
    },
  ],
});
