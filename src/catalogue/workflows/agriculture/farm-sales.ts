import { defineWorkflow } from '#catalogue/define.ts';

export const farmSales = defineWorkflow({
  id: 'farm-sales',
  name: 'Farm-gate sales',
  department: 'Sales',
  type: 'Business',
  description:
    'Selling what the farm grows to people who come for it: preparing goods and grounds, serving, taking payment and ordering in what is not grown here.',
  industries: ['agriculture'],
  narrows: ['shop-sales', 'product-advice', 'own-product-sales'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(u pick|u cut|pick =your own|you pick|choose cut|cut =your own|farm stand|farm shop|farm stall|farmers market|pre cut)',
          '(select|choose|choosing|pick|cut) ~ (=your|perfect|own) ~ (tree|pumpkin|flower|berry|fruit|plant|puppy)',
          '(sell|buy|purchase|offer|available) ~ (tree|plant|egg|produce|wreath|honey|meat|hay|vegetable|sod|flower|seedling|bouquet)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=our trees|farm store|farm stand|shop|u pick|produce|=our products|availability)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'stock-goods',
      name: 'Prepare and price the goods',
      description: 'Sort, label and lay out what is for sale, and order in what runs short.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(fresh cut|premium|variety|order)'],
    },
    {
      id: 'serve-visitors',
      name: 'Serve visitors',
      description: 'Show, advise and hand out tools or containers.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 2, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(choose|select|help)'],
    },
    {
      id: 'pack-goods',
      name: 'Prepare the purchase for the way home',
      description: 'Cut, wrap, bale or pack and load.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 3, error: 1, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(wrap|bale|netted|shaken|load|trimmed)'],
    },
    {
      id: 'take-farm-payment',
      name: 'Take payment and close the day',
      description: 'Cash up and compare with what was sold.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
