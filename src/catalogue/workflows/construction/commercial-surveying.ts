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
    'Advising landlords and tenants of business premises: reading the lease, listing disrepair, working out rents and rebuilding costs, and settling with the other side.',
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
      name: 'Read the lease for repair, rent and dates',
      description: 'Find who must repair what, when the rent is reviewed and which notices are due.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'inspect-schedule',
      name: 'Inspect the premises and list disrepair',
      description: 'Go room by room, note each breach of the lease and photograph it.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(schedule|condition)'],
    },
    {
      id: 'value-rent-cost',
      name: 'Work out rent, repair or rebuilding cost',
      description: 'Compare lettings, measure floors and price the repairs or the rebuilding.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(rent|cost)'],
    },
    {
      id: 'write-schedule',
      name: 'Write the schedule, claim or valuation',
      description:
        'Set out findings, clauses, figures and pictures in the form that lease, court or insurer asks for.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
    },
    {
      id: 'negotiate-other-side',
      name: 'Negotiate rent or claim with the other side',
      description:
        'Exchange letters and figures, meet the other surveyor and prepare the arbitrator or expert where they do not agree.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(negotiate)'],
    },
  ],
});
