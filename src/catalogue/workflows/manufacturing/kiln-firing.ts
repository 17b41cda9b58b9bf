import { defineWorkflow } from '#catalogue/define.ts';

export const kilnFiring = defineWorkflow({
  id: 'kiln-firing',
  name: 'Firing service for other potters',
  department: 'Operations',
  type: 'Business',
  description:
    'Firing what others have made: taking pots in, clay and temperature, loading, firing and giving back.',
  industries: ['manufacturing', 'culture-media', 'retail', 'education', 'personal-services'],
  narrows: ['equipment-rental'],
  delivers: {
    named: ['kiln (hire|rental|firing)', 'firing service', 'kiln firings', 'firing services'],
    anywhere: true,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(fire|firing|firings) ~ (=your) (work|pots|pieces|ware)',
          '(biscuit|bisque|stoneware|glaze|raku) firings ~ (degrees|shelf|charged|go|per|from|available)',
          '(kiln (hire|rental|share)|firing service)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(firing service|kiln hire|kiln rental|kiln firing)'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(gun|firearm|shooting|employee|bbq)'], because: 'Another firing.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-pots',
      name: 'Take pots in and note clay and glaze',
      description: 'See that they are dry and suited, and write down name and shelf.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'check-rules'],
    },
    {
      id: 'load-others',
      name: "Load and fire others' pots",
      description: 'Pack by height and temperature and fire.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'return-pots',
      name: 'Give pots back and charge',
      description: 'Unload, look for faults, charge by shelf.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'enter-data'],
    },
  ],
});
