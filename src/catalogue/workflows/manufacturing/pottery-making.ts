import { defineWorkflow } from '#catalogue/define.ts';

export const potteryMaking = defineWorkflow({
  id: 'pottery-making',
  name: 'Pottery throwing, glazing and firing',
  department: 'Operations',
  type: 'Business',
  description:
    'Making pots by hand: clay, throwing or casting, drying, biscuit firing, glazing, glaze firing and sorting.',
  industries: ['manufacturing', 'retail', 'culture-media', 'personal-services'],
  narrows: ['production', 'made-to-order'],
  delivers: { named: ['pottery making', 'slip casting', 'ceramic production'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(stoneware|porcelain|earthenware|pots|tableware|mugs|bowls|tiles) ~ (thrown|turned|glazed|fired|hand thrown|slip cast)',
          '(throw|glaze|fire|slip cast) ~ (pots|bowls|mugs|plates|tableware|stoneware|porcelain|tiles|clay)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(class|classes|course|courses|beginners|students|workshop|learn|lessons|party|parties)'],
      because: 'What pupils make.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-clay',
      name: 'Prepare clay and glaze',
      description: 'Wedge clay, mix glazes and test them.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 1, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'throw-pots',
      name: 'Throw, turn or cast pots',
      description: 'Form to size, trim and add handles.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 8, high: 28 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 2, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'glaze-pots',
      name: 'Decorate and glaze pots',
      description: 'Dip, pour, brush or paint the glaze on.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 2, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'fire-kiln',
      name: 'Load and fire the kiln',
      description: 'Pack, set the programme, watch and cool.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 5, revenue: 2 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'sort-pots',
      name: 'Sort and price pots',
      description: 'Check, grind feet, set seconds aside and price.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'decide'],
    },
  ],
});
