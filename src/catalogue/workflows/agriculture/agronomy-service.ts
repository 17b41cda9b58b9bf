import { defineWorkflow } from '#catalogue/define.ts';

export const agronomyService = defineWorkflow({
  id: 'agronomy-service',
  name: 'Agronomy advice and soil sampling',
  department: 'Research',
  type: 'Business',
  description: 'Advising growers on soil and crops: samples, plans, scouting, recommendations and records.',
  industries: ['agriculture', 'consulting', 'wholesale', 'retail'],
  delivers: {
    named: [
      '=agronomy',
      '(soil|crop) (sampling|testing|scouting|consulting)',
      'crop (advice|consulting|nutrition)',
      'agronomy services',
      'precision agriculture',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(agronomist|agronomists|crop adviser|crop advisers|crop consultants) ~ (soil|scout|plans|advice|fields|pull|recommend|write|farm)',
          '(soil samples|soil sampling|grid sampling|crop scouting|fertility plans|nutrient management plans|variable rate)',
          'scout fields',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=agronomy|agronomy services|soil sampling|crop consulting|precision ag|crop scouting)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'pull-soil',
      name: 'Pull soil samples',
      description: 'Plan the grid, take, bag and send them.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'write-plan',
      name: 'Write fertility and crop plans',
      description: 'Read results, yields and budget and advise.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'advise'],
    },
    {
      id: 'scout-fields',
      name: 'Scout the fields for pests and weeds',
      description: 'Walk, count pests and weeds and report.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'diagnose'],
    },
    {
      id: 'keep-field-records',
      name: "Keep growers' field records",
      description: 'Enter maps, rates and dates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
    },
  ],
});
