import { defineWorkflow } from '#catalogue/define.ts';

export const noiseAirStudies = defineWorkflow({
  id: 'noise-air-studies',
  name: 'Noise and air quality assessment',
  naming: {
    parts: [
      { any: ['(noise|acoustic|vibration|sound insulation)'], name: 'Noise and vibration assessment' },
      {
        any: ['(air quality|odour|odor|dust|emission|stack|dispersion)'],
        name: 'Air quality and emissions assessment',
      },
    ],
  },
  department: 'Research',
  type: 'Analysis',
  description:
    'Measuring and forecasting noise, vibration, dust, odour and emissions and saying how to keep within limits.',
  industries: ['consulting', 'energy-environment', 'construction'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(noise|acoustic|vibration) (assessment|survey|monitoring|impact|modelling|consultant|measurement)',
          '(air quality|odour|dust|stack|emission|ambient air) (assessment|monitoring|modelling|testing|survey|measurement|sampling|dispersion)',
          'dispersion (model|modelling|modeling)',
          'sound insulation (test|testing)',
        ],
      },
      {
        weight: 3,
        any: [
          '(noise|noise air|noise air quality|air quality|acoustics|noise monitoring|noise assessments|air quality monitoring|stack testing|stack emission testing|odour|noise vibration|emissions testing|emissions monitoring|ambient air monitoring|air monitoring)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((noise|acoustic|vibration|air quality|odour|dust|stack|emissions|ambient air) (assessment|monitoring|surveys|testing|modelling|impact assessment)|acoustics|acoustic (design|consultancy))',
    ],
    anywhere: false,
    apart: 2,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(indoor air quality|hvac|furnace|filter|duct|purifier)'],
      because: 'Household air',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-points-times',
      name: 'Plan points and times of measuring',
      description: 'Choose places, periods and instruments.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'measure-site',
      name: 'Measure on site',
      description: 'Set up, calibrate, log and note the weather.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(monitor|survey|measure)'],
    },
    {
      id: 'model-compare-limits',
      name: 'Model and compare with limits',
      description: 'Run the model and find what exceeds.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(model|dispersion|limit)'],
    },
    {
      id: 'write-report-measures',
      name: 'Write the report with measures',
      description: 'Say what is needed: screens, stacks, hours.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|assessment)'],
    },
  ],
});
