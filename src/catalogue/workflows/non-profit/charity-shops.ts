import { defineWorkflow } from '#catalogue/define.ts';

export const charityShops = defineWorkflow({
  id: 'charity-shops',
  name: 'Charity shops',
  naming: {
    variants: [{ any: ['thrift (store|stores|shop|shops)'], name: 'Thrift store operation' }],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Running shops with donated goods: taking in, sorting, pricing, volunteers, selling and tax reclaim.',
  industries: ['non-profit', 'religious-organisation'],
  narrows: ['shop-sales', 'goods-in-kind'],
  delivers: {
    named: ['(charity|thrift|op|resale|hospice) (shop|shops|store|stores)', '=restore'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=our|charity|thrift|hospice|resale) (shop|shops|store|stores) ~ (bric|books|clothes|furniture|donations|donate|volunteers|want|donated|open|sell|sells|proceeds)',
          '(charity|thrift) (shops|shop|store|stores)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(charity shop|charity shops|thrift store|thrift shop|=our shops|=restore|resale store)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-goods',
      name: 'Take in donations at the shop',
      description: 'Receive or fetch things and refuse what cannot be sold.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
    },
    {
      id: 'sort-price',
      name: 'Sort and price the goods',
      description: 'Steam clothes, test appliances, look up what good pieces bring and price.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'look-up'],
    },
    {
      id: 'sell-charity',
      name: 'Sell and dress the charity shop',
      description: 'Serve customers, change the displays and run the till.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 10, high: 30 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'lead-volunteers',
      name: "Lead the shop's volunteers",
      description: 'Find and train helpers and make the rota.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['schedule', 'coach'],
    },
    {
      id: 'bank-giftaid',
      name: 'Bank takings and reclaim tax',
      description: 'Count and bank takings and claim tax back on goods of donors who signed for it.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
