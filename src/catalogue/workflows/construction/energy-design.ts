import { defineWorkflow } from '#catalogue/define.ts';

export const energyDesign = defineWorkflow({
  id: 'energy-design',
  name: 'Energy and low-carbon design',
  department: 'Development',
  type: 'Analysis',
  description:
    'Making buildings need little energy: model, insulation, airtightness, certificates, checks on site.',
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
      name: 'Take off areas and parts',
      description: 'From drawings or on site.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'model-heat-power',
      name: 'Model heat and power',
      description: 'Run cases and find what saves most.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(model|calculation)'],
    },
    {
      id: 'advise-build-up',
      name: 'Advise on build-up and plant',
      description: 'This covers walls, windows, air and heat.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(design)'],
    },
    {
      id: 'test-check-site',
      name: 'Test and check on site',
      description: 'This covers fan, camera and photos.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(test|site)'],
    },
    {
      id: 'issue-certificate',
      name: 'Issue the certificate',
      description: 'This means: enter and lodge.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|epc)'],
    },
  ],
});
