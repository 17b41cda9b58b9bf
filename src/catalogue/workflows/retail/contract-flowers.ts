import { defineWorkflow } from '#catalogue/define.ts';

export const contractFlowers = defineWorkflow({
  id: 'contract-flowers',
  name: 'Flowers and plants for businesses',
  department: 'Sales',
  type: 'Business',
  description:
    'Weekly flowers or plants for offices, hotels and surgeries: visit, contract, weekly round, seasons and billing.',
  industries: ['retail', 'agriculture', 'events', 'cleaning'],
  narrows: ['trade-accounts'],
  delivers: {
    named: [
      'contract flowers',
      'corporate flowers',
      '(weekly|office|hotel|reception) flowers',
      '(interior|office|indoor) (plants|planting|plantscaping|landscaping)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(contract|corporate|weekly|reception) flowers',
          '(hotels|offices|surgeries|reception|restaurants) ~ (vases|arrangements|flowers) ~ (refreshed|week|weekly|monday|fresh)',
          '(fresh arrangements|vases) ~ (reception|week|monday|refreshed)',
          '(christmas trees|garlands) ~ (put up|installed|taken away|dressed) ',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(contract flowers|corporate flowers|interior planting|office plants)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'visit-business',
      name: 'See the premises and agree a flower contract',
      description: 'Look at light and taste, propose and price.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
    {
      id: 'make-weekly',
      name: 'Make the weekly flowers',
      description: 'Buy, arrange and load.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'do-round',
      name: 'Change flowers and water plants on the round',
      description: 'Bring fresh ones, water, clean vases and take back the old.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'bill-contract',
      name: 'Bill flower contracts and offer for seasons',
      description: 'Invoice monthly and offer Christmas or events.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'remind'],
    },
  ],
});
