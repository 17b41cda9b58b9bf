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
      name: 'Plan where and when to measure',
      description: 'Ask which limits apply and choose places, periods and instruments.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 2 },
      traits: ['plan', 'check-rules'],
    },
    {
      id: 'measure-site',
      name: 'Measure noise or air on site',
      description: 'Set up and calibrate instruments, log, and note weather and what is heard.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 4, data: 4 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(monitor|survey|measure)'],
    },
    {
      id: 'model-compare-limits',
      name: 'Model levels and compare with limits',
      description: 'Forecast what reaches neighbours and find what is too much.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'forecast'],
      shownBy: ['(model|dispersion|limit)'],
    },
    {
      id: 'write-report-measures',
      name: 'Write the report with measures',
      description: 'Say what helps, such as screens, stacks or shorter hours, and how much.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|assessment)'],
    },
  ],
});
