import { defineWorkflow } from '#catalogue/define.ts';

export const customOrders = defineWorkflow({
  id: 'custom-orders',
  name: 'Custom order request',
  department: 'Sales',
  type: 'Business',
  description:
    "Making something to a customer's wish: understanding it, saying what is possible and what it costs, agreeing a draft.",
  industries: ['retail', 'manufacturing', 'personal-services', 'food-production', 'print-shop', 'non-profit'],
  narrows: ['quote-preparation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(creates|create|design|designs|make|makes) ~ (custom|bespoke|one of =a kind) (jewelry|jewellery|rings|pieces|furniture|cakes)',
          '(custom|bespoke) (jewelry|jewellery|ring|cake|cakes|furniture|signs) ~ (design|designed|made|order|orders|create|created|creation|idea|ideas|quote)',
        ],
      },
      {
        weight: 2,
        any: [
          '(custom design|custom jewelry|custom jewellery|custom cakes|celebration cakes|bespoke jewellery|custom pieces|bespoke orders)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: ['(send|sends|email|provide) ~ (digital proof|proof|mock up|mockup) ~ (approve|approval)'],
      },
      {
        weight: 2,
        any: [
          '(birthday|wedding|anniversary) cake',
          '(tell us|describe|share|submit) ~ (idea|vision|design|wish)',
        ],
      },
      {
        weight: 3,
        any: [
          '(sit|meet) with ~ (goldsmith|designer|jeweler|jeweller) ~ (draw|design)',
          '(bespoke|custom) (engagement|wedding) (ring|rings)',
          '(engrave|engraving|personalise|personalize) ~ (name|names|cup|cups|board|boards|gift|gifts)',
          'wheel building',
          'made to measure (suit|suits|shirt|shirts)',
        ],
      },
      {
        weight: 3,
        any: [
          '(custom design|personalised orders|personalized orders|bespoke jewellery|custom jewelry|=engraving|suits made measure)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(custom|special occasion) cake',
          'custom (order|request|design|piece|creation|made|cake|build|project)',
          '(personalized|personalised|bespoke|made to order) (order|gift|design|piece|item|request)',
          '(tell us|describe|share|submit) ~ (custom|measurement)',
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
      name: 'Understand what the customer wants made',
      description: 'Ask for use, size, colours, date and budget.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 4 },
      traits: ['interview', 'extract-data'],
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
      traits: ['decide', 'forecast'],
      shownBy: ['(quote|price|feasible|feasibility)'],
    },
    {
      id: 'agree-draft',
      name: 'Draw the draft and agree it with the customer',
      description: 'Draw or model and change until approved.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['design', 'personalise'],
      shownBy: ['(proof|draft|preview|mockup|approve)'],
    },
    {
      id: 'take-deposit',
      name: 'Take the deposit and confirm terms',
      description: 'Write what is made, by when and for how much, and take the first payment.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(deposit|down payment|(50|non refundable) ~ (deposit|payment))'],
    },
    {
      id: 'hand-to-making',
      name: 'Write the work order for the custom piece',
      description: 'Write the work order with all details.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'show-finished',
      name: 'Show the finished piece and take approval',
      description: 'Show or send pictures, note what must change and hand over.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['care'],
      shownBy: ['(approval|approve|final fitting|pickup ~ (order|piece))'],
    },
  ],
});
