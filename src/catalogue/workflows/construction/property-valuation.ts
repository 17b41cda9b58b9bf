import { defineWorkflow } from '#catalogue/define.ts';

export const propertyValuation = defineWorkflow({
  id: 'property-valuation',
  name: 'Property valuation',
  department: 'Finance',
  type: 'Analysis',
  description:
    'Saying what a property is worth for a court, tax office, bank or family: order, inspection, comparison with sales, and the signed report.',
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
      name: 'Take the valuation order and check for conflicts',
      description: 'Ask for purpose, date, owner and papers and see that nothing forbids taking it on.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'inspect-measure',
      name: 'Inspect and measure the property',
      description: 'Walk the rooms, measure floors, note state and surroundings and take pictures.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'compare-sales-reckon',
      name: 'Compare sales and work out the value',
      description: 'Find like sales or rents and adjust them for size, state and date.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-valuation',
      name: 'Write and sign the valuation report',
      description: 'State the value, its basis, the evidence and its limits.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|valuation)'],
    },
  ],
});
