import { defineWorkflow } from '#catalogue/define.ts';

export const propertyValuation = defineWorkflow({
  id: 'property-valuation',
  name: 'Property valuation',
  department: 'Finance',
  type: 'Analysis',
  description: 'Saying what a property is worth for court, tax, bank or family.',
  industries: ['construction', 'real-estate'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(valuation|valuer) ~ (probate|divorce|matrimonial|shared ownership|help to buy|hmrc|rics|red book|bank|mortgage|tax|inheritance|registered|property|accepted|report|land)',
        ],
      },
      {
        weight: 3,
        any: [
          '(property valuations|rics valuations|red book valuations|probate valuations|help to buy valuations|matrimonial valuations|land valuation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(property|probate|rics|red book|matrimonial|land|commercial|help to buy|shared ownership|building) (valuation)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(business|company|share|jewellery|jewelry|insurance|antique|art|free|instant|online) (valuation)',
      ],
      because: "Other values, or an agent's free one",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-order',
      name: 'Take the order',
      description: 'This covers purpose, date and owner.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'inspect-measure',
      name: 'Inspect and measure',
      description: 'This covers rooms, state and place.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'compare-sales-reckon',
      name: 'Compare sales and reckon',
      description: 'This covers adjust for size and state and date.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-valuation',
      name: 'Write the valuation',
      description: 'This covers value, basis and limits.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|valuation)'],
    },
  ],
});
