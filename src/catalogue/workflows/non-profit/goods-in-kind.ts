import { defineWorkflow } from '#catalogue/define.ts';

export const goodsInKind = defineWorkflow({
  id: 'goods-in-kind',
  name: 'Donated goods intake',
  department: 'Operations',
  type: 'Business',
  description:
    'Taking in things that people give: saying what is wanted, receiving, sorting, cleaning, pricing or storing, and thanking.',
  industries: ['non-profit', 'religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(accept|receive|drop off|donate|collect|welcome) ~ (clothing|furniture|goods|household|toy|book|appliance|gently used|donated item|coat|shoes|canned)',
          '(gently used|donated|usable) (item|clothing|goods|furniture|book|toy)',
          '(thrift store|goods|item|clothing|food) donation',
          '(drop off|donation) (bin|guideline|guidance|location|site|box)',
          '(sort|wash|price|clean) ~ (item|clothing|donation|shelf|shelves)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(donating items|donate items|donate goods|donation guidelines|thrift store goods|what we accept)',
        ],
      },
    ],
  },
  counterSignals: [{ scope: 'sentence', any: ['(blood|organ|plasma) donation'], because: 'Not goods.' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'say-what-wanted',
      name: 'Say what is wanted',
      description: 'Keep the list of wanted and unwanted things current and answer donors.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'answer-questions'],
      shownBy: ['(accept|guideline|guidance)'],
    },
    {
      id: 'receive-goods',
      name: 'Receive and check',
      description: 'Take things at the door, look at condition and give a receipt.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(receive|bin|drop off|hours)'],
    },
    {
      id: 'sort-goods',
      name: 'Sort, clean and price or store',
      description: 'Part by kind and season, clean, price or put away.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 1, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(sort|wash|clean|price|category|categorize)'],
    },
    {
      id: 'thank-givers',
      name: 'Thank and record',
      description: 'Write receipts for tax and note who gave.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['receipt'],
    },
  ],
});
