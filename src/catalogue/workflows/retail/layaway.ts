import { defineWorkflow } from '#catalogue/define.ts';

export const layaway = defineWorkflow({
  id: 'layaway',
  name: 'Layaway and instalment purchase',
  naming: {
    parts: [
      { any: ['(layaway|lay away|lay by|layby)'], name: 'Layaway' },
      {
        any: [
          '(instalment|instalments|installment|installments|over time|four payments|rent =to own|financing|buy now pay later)',
        ],
        name: 'Instalment purchase',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Letting customers pay for a thing over time: deposit, plan, payments, reminders and handing over.',
  industries: ['retail', 'automotive', 'product-maker'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(layaway|lay away|lay by|layby) ~ (plan|plans|deposit|month|months|day|days|available|offer|down|percent|pay|item|purchase)',
          '(pay|payment|payments) ~ (instalments|installments|four payments|over time) ~ (item|purchase|affirm|klarna|afterpay|month|interest)',
          '(rent =to own|in house financing|buy now pay later)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=layaway|layaway plan|layaway plans|layaway policy)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-plan',
      name: 'Agree on deposit and plan',
      description: 'Explain the terms, take the deposit and write the plan.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 3 },
      traits: ['answer-questions', 'check-rules'],
      shownBy: ['(deposit|down|plan)'],
    },
    {
      id: 'set-aside',
      name: 'Set the goods aside',
      description: 'Label and store until paid.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'take-payments',
      name: 'Take and record payments',
      description: 'Enter each payment and give a receipt.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'remind-late',
      name: 'Remind who is late',
      description: 'Call or write and agree on a new date.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 2 },
      traits: ['remind', 'negotiate'],
    },
    {
      id: 'close-plan',
      name: 'Hand over or cancel',
      description: 'Give out the goods, or restock and refund by the rule.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['check-rules', 'hands-on'],
    },
  ],
});
