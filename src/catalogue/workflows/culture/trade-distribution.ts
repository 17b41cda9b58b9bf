import { defineWorkflow } from '#catalogue/define.ts';

export const tradeDistribution = defineWorkflow({
  id: 'trade-distribution',
  name: 'Supply of shops and distributors',
  department: 'Sales',
  type: 'Business',
  description: 'Getting goods into shops through distributors: terms, news to shops, orders and returns.',
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
      description: 'Settle discount, returns and territory.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 5 },
      traits: ['negotiate'],
      shownBy: ['(sale or return|terms|discount)'],
    },
    {
      id: 'tell-shops-comes',
      name: 'Show shops what is new',
      description: 'Send sheets and samples and visit buyers.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'advise'],
    },
    {
      id: 'pass-orders',
      name: 'Pass shop orders on',
      description: 'Check them, send them to store or distributor and follow them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['(order)'],
    },
    {
      id: 'reckon-returns-royalties',
      name: 'Reckon returns and royalties',
      description: 'Count what came back and write statements by title or product.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['reconcile', 'analyse-data'],
      shownBy: ['(return)'],
    },
  ],
});
