import { defineWorkflow } from '#catalogue/define.ts';

export const consignorPayouts = defineWorkflow({
  id: 'consignor-payouts',
  name: 'Consignment pricing, markdown and payouts',
  naming: {
    parts: [
      { any: ['(pricing|price|priced|percent)'], name: 'Consignment pricing', word: 'pricing' },
      {
        any: ['(markdown|mark down|marked down|reduced|reduction|discount|unsold|expired)'],
        name: 'Consignment markdown',
        word: 'markdown',
      },
      {
        any: ['(paid|pay|payout|payment|check|checks|receive|earn|credit)'],
        name: 'Consignment payouts',
        word: 'payouts',
      },
    ],
    joined: 'Consignment {parts}',
  },
  department: 'Finance',
  type: 'Business',
  description:
    "Selling other people's things for a share: setting the price, lowering it by date, giving back what did not sell, and paying the owners.",
  industries: ['retail', 'culture-media'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(receive|earn|keep) ~ (selling|sale) price',
          '(you|consignor|consignors) ~ (receive|receives|earn) ~ (percent|%) ~ (selling price|sale|sold|sells)',
          '(consignor|consignors) ~ (paid|payout|payouts|check|checks|payment|payments|credit)',
          '(unsold|expired) (item|items|consignment|consignments) ~ (returned|donated|picked up|donate|pick up|charity|property)',
          'checks ~ (picked up|mailed) ~ (consign|consignor|10th|15th|month)',
        ],
      },
      {
        weight: 3,
        any: [
          '(consignor payments|consignor payouts|consignor agreement|consignment agreement|consignor policies)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'price',
      name: 'Set the price',
      description: 'Judge brand, state and season and agree the share.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 3, contact: 3, error: 2, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['decide', 'enter-data'],
      shownBy: ['(price|priced|pricing)'],
    },
    {
      id: 'markdown',
      name: 'Lower prices by date',
      description: 'Mark down what has hung for weeks and note it.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(markdown|marked down|reduced)'],
    },
    {
      id: 'return',
      name: 'Call owners to fetch unsold things',
      description: 'Write before the term ends and give away what is not fetched.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['remind', 'draft-text'],
      shownBy: ['(unsold|expired|pick up)'],
    },
    {
      id: 'pay',
      name: 'Work out shares and pay',
      description: 'Add up what was sold, take off fees and write cheques or credit.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'enter-data'],
      shownBy: ['(check|checks|paid|payout|percent)'],
    },
  ],
});
