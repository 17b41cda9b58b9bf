import { defineWorkflow } from '#catalogue/define.ts';

export const energyDesign = defineWorkflow({
  id: 'energy-design',
  name: 'Energy and low-carbon design',
  department: 'Development',
  type: 'Analysis',
  description:
    'Making buildings need little energy: taking off areas, modelling, advice on insulation and plant, tests on site and the certificate.',
  industries: ['construction', 'consulting', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(passivhaus|passive house|energy (model|modelling|modeling)|sap (calculations|assessments)|thermal (bridges|modelling)|airtightness|air tightness|epc|epcs|energy performance certificate|energy performance certificates|hers rating|leed|breeam) ~ (design|designer|certified|consultant|models|checked|site|bridges|airtightness|assessment|test|testing|certificate|building|homes|new build|documentation|calculations|from £|landlord|consultancy|ratings)',
        ],
      },
      {
        weight: 3,
        any: [
          '(passivhaus|passive house|energy assessments|sap calculations|epc|energy performance certificates|energy modelling|energy modeling|sustainability consulting|energy design|air testing|low energy design|retrofit design|leed consulting|breeam|building energy modeling|sustainable design)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(passivhaus|passive house|energy|sap|breeam|leed|epc|thermal|airtightness|air tightness) (design|consulting|consultancy|modelling|modeling|assessments|calculations|testing|certification|certificates)',
    ],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(supplier|tariff|drink|healing|reiki)'], because: 'Other energy' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-off-areas',
      name: 'Take off areas, build-ups and plant',
      description: 'Read walls, windows, roof and plant from drawings or measure them on site.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'model-heat-power',
      name: 'Model heat, power and comfort',
      description: 'Run the building through several cases and find what saves most.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(model|calculation)'],
    },
    {
      id: 'advise-build-up',
      name: 'Advise on build-up and plant of the building',
      description:
        'Agree with architect and owner which insulation, windows, air and heat meet the target within the budget.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(design)'],
    },
    {
      id: 'test-check-site',
      name: 'Test airtightness and check details on site',
      description: 'Run the fan, look with the thermal camera and photograph joints before they are closed.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(test|site)'],
    },
    {
      id: 'issue-certificate',
      name: 'Issue and lodge the energy certificate',
      description: 'Enter the final figures, lodge the certificate and send it to the owner.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|epc)'],
    },
  ],
});
