import { defineWorkflow } from '#catalogue/define.ts';

export const businessValuation = defineWorkflow({
  id: 'business-valuation',
  name: 'Business valuation and forensic accounting',
  naming: {
    parts: [
      { any: ['(valuation|value|appraisal)'], name: 'Business valuation' },
      { any: ['(forensic|fraud|investigation|litigation support)'], name: 'Forensic accounting' },
    ],
  },

  department: 'Finance',
  type: 'Analysis',
  description:
    'Finding what a business or a loss is worth for a sale, a divorce or a dispute: data, model, report and testimony.',
  industries: ['accounting', 'investment'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'business (valuation|appraisal)',
          'forensic (accounting|accountant)',
          'valuation (service|report|expert|engagement)',
          '(litigation support|expert witness) ~ (accounting|valuation|cpa|financial)',
        ],
      },
      {
        weight: 2,
        any: ['(business valuation|valuations|forensic accounting|litigation support|valuation services)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['business valuation', 'forensic accounting', 'litigation support'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(home|property|house|jewelry|vehicle) (valuation|appraisal)'],
      because: 'Value of a home or of used goods',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'scope',
      name: 'Agree purpose and standard of value',
      description: 'Settle date, interest and use of the report.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['plan', 'interview'],
    },
    {
      id: 'collect',
      name: 'Collect and clean financial data',
      description: 'Normalise years of statements.',
      role: 'Financial Analyst',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'reconcile'],
    },
    {
      id: 'research',
      name: 'Research market and comparable sales',
      description: 'Find multiples, rates and risks.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'model',
      name: 'Value by several methods',
      description: 'Build models and weigh the outcomes.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(method|approach|value)'],
    },
    {
      id: 'report',
      name: 'Write the report',
      description: 'Explain data, method and conclusion so that others can follow.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['draft-text'],
      shownBy: ['report'],
    },
    {
      id: 'testify',
      name: 'Explain or testify',
      description: 'Answer questions of owners, lawyers or a court.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(testimony|expert witness|court)'],
    },
  ],
});
