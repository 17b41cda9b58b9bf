import { defineWorkflow } from '#catalogue/define.ts';

export const tradeDistribution = defineWorkflow({
  id: 'trade-distribution',
  name: 'Supply of shops and distributors',
  department: 'Sales',
  type: 'Business',
  description: 'Getting goods into shops through distributors: terms, orders, returns, visits.',
  industries: ['culture-media', 'product-maker', 'food-production', 'wholesale'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(distributed by|sale or return|trade (orders|customers|enquiries|discount|terms|counter)|stockists|bookshops|booksellers) ~ (shops|terms|sale or return|discount|order|account|distributor|wholesale|stock|booksellers|distributed|gardners|ingram)',
        ],
      },
      {
        weight: 3,
        any: [
          '(trade orders|booksellers|=for booksellers|=for bookshops|stockists|trade distribution|trade information|trade customers)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['trade (distribution|orders|sales)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(trade|skilled) (school|work|program|certificate)', '(trades)'],
      because: 'In another sense: crafts',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-terms-distributors',
      name: 'Agree terms with distributors',
      description: 'This covers discount, returns and territory.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(sale or return|terms|discount)'],
    },
    {
      id: 'tell-shops-comes',
      name: 'Tell shops what comes',
      description: 'This covers sheets, samples and visits.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'pass-orders',
      name: 'Pass orders on',
      description: 'Check, forward, follow.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(order)'],
    },
    {
      id: 'reckon-returns-royalties',
      name: 'Reckon returns and royalties',
      description: 'Statements by title.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(return)'],
    },
  ],
});
