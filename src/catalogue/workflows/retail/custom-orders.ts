import { defineWorkflow } from '#catalogue/define.ts';

export const customOrders = defineWorkflow({
  id: 'custom-orders',
  name: 'Custom order request',
  department: 'Sales',
  type: 'Business',
  description:
    "Making something to a customer's wish: understanding it, saying what is possible and what it costs, agreeing a draft.",
  industries: ['retail', 'manufacturing', 'personal-services', 'events', 'food-production', 'print-shop'],
  narrows: ['quote-preparation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(birthday|wedding|anniversary|special occasion|custom) cake',
          'custom (order|request|design|piece|creation|made|cake|build|project)',
          '(personalized|personalised|bespoke|made to order) ~ (order|gift|design|piece|item|request|yours|just for you)',
          '(tell us|describe|share|submit) ~ (idea|vision|custom|design|measurement|wish)',
          'what would you like us make',
          'made to measure',
          'reply ~ (sketch|draft|design|drawing)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(custom|custom orders|personalized|custom requests|bespoke)'],
      },
    ],
    forms: [
      { weight: 2, fields: ['(quantity|personalization|personalisation)', '(color|size) ~ preference'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'custom (software|solution|programming|audience|domain|url|website|report|training|fee|tax)',
        'customs',
      ],
      because: 'Not goods made to wish.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'understand-wish',
      name: 'Understand the wish',
      description: 'Ask for use, size, colours, date and budget.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 4 },
      traits: ['answer-questions', 'extract-data'],
      shownBy: ['(tell us|describe|idea|form)'],
    },
    {
      id: 'say-feasible',
      name: 'Say what is possible and its price',
      description: 'Judge feasibility and effort and quote.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise', 'forecast'],
      shownBy: ['(quote|price|feasible|feasibility)'],
    },
    {
      id: 'agree-draft',
      name: 'Make and agree the draft',
      description: 'Draw or model and change until approved.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['design', 'create-media'],
      shownBy: ['(proof|draft|preview|mockup|approve)'],
    },
    {
      id: 'hand-to-making',
      name: 'Hand over to making',
      description: 'Write the work order with all details.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
  ],
});
