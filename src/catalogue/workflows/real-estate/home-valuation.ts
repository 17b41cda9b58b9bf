import { defineWorkflow } from '#catalogue/define.ts';

export const homeValuation = defineWorkflow({
  id: 'home-valuation',
  name: 'Home valuation',
  department: 'Sales',
  type: 'Analysis',
  description:
    'Telling an owner what a home would bring: taking its facts, comparing sales and explaining the range.',
  industries: ['real-estate'],
  narrows: ['quote-preparation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(home|property|market|free|instant) (valuation|evaluation|value|estimate|appraisal) ~ (home|property|free|request|get|report|sale|comparable)',
          'what ~ home worth',
          '(comparative|competitive) market analysis',
          'home (value|valuation)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['insurance', '(kitchen|roof|paint|remodel) ~ estimate'],
      because: 'Another estimate.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-facts-home',
      name: 'Take the facts of the home',
      description: 'Ask for size, age, condition and works.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['extract-data'],
      shownBy: ['(address|form|request)'],
    },
    {
      id: 'compare-sales',
      name: 'Compare sales',
      description: 'Choose comparable sales and adjust.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'forecast'],
      shownBy: ['(comparable|market analysis|recent sale)'],
    },
    {
      id: 'explain-range',
      name: 'Explain the range',
      description: 'Present the range and what could lift it.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['advise', 'draft-text'],
    },
  ],
});
