import { defineWorkflow } from '#catalogue/define.ts';

export const bespokeTailoring = defineWorkflow({
  id: 'bespoke-tailoring',
  name: 'Bespoke and made-to-measure tailoring',
  naming: {
    parts: [
      { any: ['bespoke'], name: 'Bespoke tailoring' },
      { any: ['(made measure|=mtm)'], name: 'Made-to-measure clothing' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Making clothes for one person: talk, measuring, cloth and pattern, cutting, fittings and finishing.',
  industries: ['personal-services', 'retail'],
  narrows: ['made-to-order', 'custom-orders'],
  delivers: {
    named: [
      'bespoke (suits|tailoring|shirts|suit)',
      'made measure',
      'made measure (suits|shirts)',
      'custom (suits|tailoring|shirts|clothing)',
      'dressmaking',
      '(bridal|couture) (design|dressmaking)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'bespoke (suit|suits|tailoring|tailor|shirts|shirt|garment|garments|coats)',
          '(made measure) ~ (suit|suits|shirts|from|cloth|lining|curtains|gowns)',
          '(pattern drafted|measurements|take measures|fittings|baste|basted|hand cut) ~ (measurements|fittings|fitting|cloth|cut|suit|weeks|garment|pattern)',
          '(dressmaking|dressmaker|couturier|couture) ~ (gowns|gown|dress|bridal|fittings|made)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=bespoke|made measure|bespoke suits|bespoke tailoring|custom suits|custom tailoring|=dressmaking)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'bespoke (software|solution|solutions|kitchen|kitchens|service|furniture|training|packages|itinerary|travel|cakes|jewellery)',
      ],
      because: 'Another trade that tailors to wish.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'consult-client',
      name: 'Talk over wish and cloth',
      description: 'Ask for occasion and style, choose cloth and details together and name the price.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 5, error: 2, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'measure-client',
      name: 'Take measures and draft the pattern',
      description: 'Measure, note posture and draw or change the pattern for this one person.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'order-cloth',
      name: 'Order cloth and trimmings',
      description: 'Reserve lengths with cloth merchants and see that they come before the work is due.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['look-up', 'monitor'],
    },
    {
      id: 'cut-sew',
      name: 'Cut and sew the garment',
      description: 'Cut the cloth, baste it for the first fitting, and sew by hand and machine.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 12, high: 32 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on'],
    },
    {
      id: 'hold-fittings',
      name: 'Hold fittings and finish',
      description: 'Fit the garment on the client, mark and alter it, press it and hand it over.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(fitting|fittings|baste)'],
    },
  ],
});
