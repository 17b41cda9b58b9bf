import { defineWorkflow } from '#catalogue/define.ts';

export const packagingMaking = defineWorkflow({
  id: 'packaging-making',
  name: 'Box and packaging making',
  department: 'Operations',
  type: 'Business',
  description:
    'Turning board, paper or film into packaging: structure, print, cutting, gluing, packing flat and call-off.',
  industries: ['manufacturing'],
  narrows: ['production'],
  delivers: {
    named: [
      '(box|carton|packaging|case|pouch|bag) (making|manufacturing|manufacture|production|converting)',
      'die cutting',
      'die cutting gluing',
      '(folding|gluing) (cartons|boxes)',
      'corrugated (boxes|packaging)',
      'folding cartons',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(die cutters|die cutting|die cut|folder gluers|folder gluer|case maker|slitter|rotary die) ~ (gluing|gluers|boxes|board|cartons|flatbed|cut|sheets|up)',
          '(corrugated|solid board|cartons|pouches) ~ (design|designs|designed|print|prints|printed|convert|converts|converted|manufacture|manufactured|made) ~ (board|packaging|factory|site|customers|food|order|stock|own|house)',
          '(manufacture|makes|convert|converts|produce) ~ (=boxes|=cartons|=pouches|=sacks|corrugated)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(die cutting|die cutting gluing|=converting|box making|transit packaging|corrugated packaging)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(recycle|recycling|recyclable|remove|dispose|minimal) ~ packaging'],
      because: 'Packaging of goods.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-box-order',
      name: 'Take size, board and quantity and price the box',
      description: 'Ask what goes in, how it is stacked and delivered, and name the price.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['extract-data', 'answer-questions'],
    },
    {
      id: 'design-box',
      name: 'Design structure and sample',
      description: 'Draw, cut a sample and test it.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['design'],
    },
    {
      id: 'plan-runs',
      name: 'Plan packaging runs and board',
      description: 'Combine orders by board and tool and order sheets.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'run-converting',
      name: 'Print, cut and glue packaging',
      description: 'Set up, run, and watch register and glue.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 12, high: 36 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'store-calloff',
      name: 'Store packaging and deliver on call',
      description: 'Palletise, store and send what is called off.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'match'],
    },
  ],
});
