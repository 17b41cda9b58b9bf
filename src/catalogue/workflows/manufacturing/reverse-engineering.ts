import { defineWorkflow } from '#catalogue/define.ts';

export const reverseEngineering = defineWorkflow({
  id: 'reverse-engineering',
  name: 'Reverse engineering of parts',
  department: 'Development',
  type: 'Development',
  description:
    'Making a part again of which there is no drawing: measuring or scanning a sample, modelling it, choosing the material, drawing and proving the first piece.',
  industries: ['manufacturing'],
  delivers: { named: ['reverse engineering', '3d scanning'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'reverse (engineering|engineer|engineered)',
          '(match|copy|recreate) ~ (sample|worn part|broken part|existing part) ~ (draw|drawing|measure|model|scan|new)',
          '(3d scan|3d scanning|laser scanning) ~ (part|parts|component|model|cad)',
        ],
      },
      {
        weight: 3,
        any: ['(reverse engineering|3d scanning|design reverse engineering)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(not|may not|must not|agree) ~ reverse engineer', '(software|code|program) ~ reverse engineer'],
      because: 'A clause of terms',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'sample',
      name: 'Take in the sample and its use',
      description: 'Ask what the part does, where it failed and what it must bear.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 4, error: 3, data: 4 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview'],
      shownBy: ['(sample|worn|broken)'],
    },
    {
      id: 'measure',
      name: 'Measure or scan the part',
      description: 'Take the sizes, allow for wear and find the fits.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'extract-data'],
      shownBy: ['(measure|scan|cmm)'],
    },
    {
      id: 'model',
      name: 'Model and draw the part',
      description: 'Build the model and the drawing with tolerances and material.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['design'],
      shownBy: ['(cad|model|drawing)'],
    },
    {
      id: 'prove',
      name: 'Make and try a first piece',
      description: 'Machine one, fit it and correct the drawing.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(first piece|prototype|fit)'],
    },
  ],
});
