import { defineWorkflow } from '#catalogue/define.ts';

export const libraryCards = defineWorkflow({
  id: 'library-cards',
  name: 'Library card registration',
  department: 'Customer Service',
  type: 'Business',
  description: 'Giving library cards: proof of address, entering, explaining, renewal and replacement.',
  industries: ['government', 'culture-media'],
  narrows: ['library-lending'],
  delivers: { named: ['library (cards|card)', 'get card'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(library|borrower|reader) (card|cards|ticket|tickets) ~ (apply|address|id|free|replace|replaced|renew|register|signature|resident|bring|sign)',
          '(lives|live) ~ (works|work|studies) ~ card',
          'lost cards ~ replaced',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(get card|get library card|library cards|library card|=join)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-address',
      name: 'See proof of address for the library card',
      description: 'Look at papers and age and decide the kind of card.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
    },
    {
      id: 'enter-borrower',
      name: 'Enter the borrower and give the card',
      description: 'Enter the details, print the card and explain the rules.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'answer-questions'],
    },
    {
      id: 'renew-cards',
      name: 'Renew and replace library cards',
      description: 'Check the address again and charge for a new card.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
