import { defineWorkflow } from '#catalogue/define.ts';

export const gutterWork = defineWorkflow({
  id: 'gutter-work',
  name: 'Gutter cleaning and replacement',
  naming: {
    parts: [
      { any: ['(clean|cleaned|cleaning|clear|cleared|clearing)'], name: 'Gutter cleaning' },
      {
        any: [
          '(renew|renewed|replace|replaced|replacement|install|installed|installation|seamless|guards|repair|repairs|fit|fitted)',
        ],
        name: 'Gutter installation and repair',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Clearing, mending and fitting gutters and downpipes: price, ladder or lift, work, flow test and pictures.',
  industries: ['trades', 'construction', 'cleaning'],
  narrows: ['job-delivery', 'exterior-washing'],
  delivers: {
    named: [
      '=gutters',
      '=guttering',
      'gutter (cleaning|clearing|repair|repairs|replacement|installation|guards)',
      'seamless gutters',
      '=downspouts',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(gutter|guttering|gutters) (cleaning|clearing|clearance|repair|repairs|replacement|installation|guards|guard)',
          '(gutters|guttering|downpipes|downspouts) ~ (cleared|cleaned|renewed|replaced|installed|fitted|repaired|cast iron|upvc|seamless|aluminium|aluminum)',
          '(clean|clear|clean out|unblock|install|replace) ~ (gutters|guttering|downpipes|downspouts)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=gutters|=guttering|gutter cleaning|gutter installation|seamless gutters)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'price-gutters',
      name: 'Price gutters from address or visit',
      description: 'Measure lengths and height and name a price.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['forecast', 'extract-data'],
    },
    {
      id: 'clear-gutters',
      name: 'Clear gutters and downpipes',
      description: 'Set the ladder or vacuum, clear, flush and bag.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'fit-gutters',
      name: 'Fit or mend gutters',
      description: 'Cut, seal, hang to fall and test.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 4, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'show-work',
      name: 'Send pictures and remind of the next clearing',
      description: 'Send before and after and write when it is due again.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['create-media', 'remind'],
    },
  ],
});
