import { defineWorkflow } from '#catalogue/define.ts';

export const accidentInvestigation = defineWorkflow({
  id: 'accident-investigation',
  name: 'Accident investigation',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Finding why somebody was hurt at work: scene, statements, causes, report to the authority, measures.',
  industries: ['consulting', 'security-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(accident|incident) (investigation|reconstruction) ~ (statements|report|root cause|same day|cause|we|scene|riddor|osha|team|witness|expert|consultant)',
          '(take statements) ~ (report|riddor|accident|osha)',
          'riddor report',
        ],
      },
      {
        weight: 3,
        any: ['(accident investigation|incident investigation|accident reconstruction)'],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['accident'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: { named: ['(accident|incident) (investigation|reconstruction)'], anywhere: false },
  counterSignals: [
    { scope: 'sentence', any: ['(attorney|lawyer|injury|claim|car)'], because: "Lawyers' accidents" },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'secure-photograph-scene',
      name: 'Secure and photograph the scene',
      description: 'Come the same day and measure.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'take-statements',
      name: 'Take statements',
      description: 'Ask each who saw it, apart.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(statement)'],
    },
    {
      id: 'find-causes',
      name: 'Find the causes',
      description: 'Go behind the slip to the system.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(cause)'],
    },
    {
      id: 'write-report',
      name: 'Write the report',
      description: 'This covers for authority and insurer and boss.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
