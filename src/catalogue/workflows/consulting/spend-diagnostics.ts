import { defineWorkflow } from '#catalogue/define.ts';

export const spendDiagnostics = defineWorkflow({
  id: 'spend-diagnostics',
  name: 'Procurement and IT spend diagnostic',
  naming: {
    variants: [
      {
        any: ['procurement ~ (assessment|diagnostic|review|optimization|analysis|service)'],
        name: 'Procurement diagnostic',
      },
      {
        any: ['(it|technology) spend', 'application (rationalization|portfolio)'],
        name: 'IT spend and application rationalisation',
      },
    ],
  },
  department: 'Research',
  type: 'Analysis',
  description:
    'Finding out what a client spends on what and with whom, and where it could spend less or better.',
  industries: ['consulting'],
  narrows: ['consulting-engagements'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(spend|cost) (analysis|assessment|diagnostic|visibility|optimization)',
          '(procurement|sourcing) (assessment|diagnostic|optimization|transformation|strategy|advisory|consulting)',
          'strategic sourcing',
          'application (rationalization|portfolio)',
          '(it|technology) (spend|cost) (assessment|review|optimization|management)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['=our (purchasing|procurement) department'],
      because: "The firm's own purchasing.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'collect-spend',
      name: 'Collect and clean spend data',
      description: 'Get ledgers and contracts and bring them into one shape.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['extract-data', 'reconcile'],
      shownBy: ['(data|ledger|contract|invoice)'],
    },
    {
      id: 'classify-spend',
      name: 'Classify and compare',
      description: 'Sort by category and supplier and compare prices.',
      role: 'Business Analyst',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['analyse-data', 'match'],
      shownBy: ['(category|categorize|benchmark|analysis)'],
    },
    {
      id: 'find-savings',
      name: 'Find savings and risks',
      description: 'Judge what can be joined, renegotiated or stopped.',
      role: 'Procurement Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'research'],
      shownBy: ['(saving|opportunity|rationalize|rationalization|consolidate)'],
    },
    {
      id: 'agree-actions',
      name: 'Agree actions with the client',
      description: 'Present, rank and plan the next steps.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate', 'plan'],
      shownBy: ['(roadmap|recommend|implementation)'],
    },
  ],
});
