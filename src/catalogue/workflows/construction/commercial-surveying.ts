import { defineWorkflow } from '#catalogue/define.ts';

export const commercialSurveying = defineWorkflow({
  id: 'commercial-surveying',
  name: 'Dilapidations, rent reviews and reinstatement valuations',
  naming: {
    variants: [
      { any: ['(rent review|lease renewal)'], name: 'Rent reviews and lease renewals' },
      { any: ['dilapidations'], name: 'Dilapidations' },
      { any: ['(reinstatement)'], name: 'Reinstatement cost assessment' },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Advising landlords and tenants of business premises: schedules, claims, rents, insurance values.',
  industries: ['construction', 'real-estate'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(dilapidations|rent review|lease renewals|schedule of condition|reinstatement cost|business rates|rating appeals) ~ (landlord|tenant|rent|insurers|negotiate|assessment|lease|claims|schedule|valuation|reviews|act|reinstatement|advice|commercial)',
        ],
      },
      {
        weight: 3,
        any: [
          '(dilapidations|rent reviews|lease renewals|rent reviews lease renewals|schedules of condition|reinstatement valuations|commercial surveying|lease advisory|business rates|reinstatement cost assessments|professional services)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(dilapidations|rent reviews|lease (renewals|advisory)|schedules of condition|reinstatement (cost assessments|valuations|costs)|business rates|rating appeals)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-lease',
      name: 'Read the lease',
      description: 'This covers who must do what and by when.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'inspect-schedule',
      name: 'Inspect and schedule',
      description: 'Room by room with pictures.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(schedule|condition)'],
    },
    {
      id: 'value-rent-cost',
      name: 'Value rent or cost',
      description: 'Compare, measure, reckon.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(rent|cost)'],
    },
    {
      id: 'negotiate-other-side',
      name: 'Negotiate with the other side',
      description: 'This covers letters, meetings and expert.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(negotiate)'],
    },
  ],
});
