import { defineWorkflow } from '#catalogue/define.ts';

export const creditReports = defineWorkflow({
  id: 'credit-reports',
  name: 'Credit checks and reports',
  department: 'Finance',
  type: 'Analysis',
  description:
    'Telling a client how good a customer is for the money: records, accounts, judgments, a rating and a limit.',
  industries: ['financial', 'banking-lending'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(company|business|supplier|trade|commercial) credit (report|checks|rating)',
          '(uk|overseas|international) (company|) (credit|company) reports',
          'credit (information|checking|scoring) (service|bureau|agency) ~ (business|companies|customers|suppliers|report|client)',
          'know who =you dealing ~ reports',
        ],
      },
      {
        weight: 3,
        any: [
          '(credit reports|credit checks|company credit reports|credit information|business credit reports)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['credit (reports|checks|checking|information)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=your|own|free|annual|poor|bad|good|pull|improve|repair) (credit report|credit score|credit)'],
      because: "The reader's own record",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-order',
      name: 'Take the order',
      description: 'Note the company, country and reason.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'gather-records',
      name: 'Gather records',
      description: 'Accounts, directors, judgments and payment experience.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'rate-set-limit',
      name: 'Rate and set a limit',
      description: 'Weigh the figures and say how much credit is safe.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'deliver-report-watch',
      name: 'Deliver the report and watch changes',
      description: 'Send it and warn when something changes.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
