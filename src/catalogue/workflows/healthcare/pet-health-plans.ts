import { defineWorkflow } from '#catalogue/define.ts';

export const petHealthPlans = defineWorkflow({
  id: 'pet-health-plans',
  name: 'Pet health plans',
  department: 'Sales',
  type: 'Business',
  description: "Monthly plans that cover a pet's preventive care: joining, debits, what is due, discounts.",
  industries: ['veterinary'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pet health|healthy pet|pet wellness|pet care|wellness) (club|plan) ~ (monthly|payment|covers|discount|vaccinations|flea|jabs|join|member|save|spread)',
          'monthly payment ~ (jabs|flea|vaccinations|boosters)',
        ],
      },
      {
        weight: 3,
        any: [
          '(healthy pet club|pet health plan|pet health club|wellness plans|pet care plans|pet club|pet plans)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(pet health|healthy pet|pet wellness|pet care) (club|plan)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'explain-sign-up',
      name: 'Explain and sign up',
      description: 'Work out what the pet needs and saves.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(join)'],
    },
    {
      id: 'collect-monthly-payments',
      name: 'Collect monthly payments',
      description: 'Run debits and chase.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(monthly|payment)'],
    },
    {
      id: 'remind-included',
      name: 'Remind of what is included',
      description: 'Remind of jabs, checks, flea and worm packs.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'reckon-practice',
      name: 'Reckon with the practice',
      description: 'Which services were used, what is free.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
