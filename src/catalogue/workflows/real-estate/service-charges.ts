import { defineWorkflow } from '#catalogue/define.ts';

export const serviceCharges = defineWorkflow({
  id: 'service-charges',
  name: 'Service charge budgets and collection',
  naming: { variants: [{ any: ['(dues|assessment|assessments)'], name: 'Dues and assessment collection' }] },
  department: 'Finance',
  type: 'Business',
  description:
    'Setting what owners pay for a building or estate: budget, demands, arrears, accounts at year end and reserve fund.',
  industries: ['property-management', 'association'],
  delivers: {
    named: [
      'service (charge|charges)',
      '(service charge|dues|assessment|assessments|maintenance fee) (collection|accounting|budgeting)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(assessment|assessments|dues) ~ (payable|quarterly|late fee|portal|liens|annual|january)',
          'liens ~ filed',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=dues|pay dues|dues assessments)'] },

      {
        weight: 3,
        any: [
          '(service charge|service charges|ground rent|maintenance charges|assessments|levies) ~ (demands|demand|budget|budgets|collected|collect|collection|arrears|accounts|half yearly|quarterly|issued|set|certified|due)',
          '(budget|budgets) ~ (agreed|set|drawn) ~ (directors|board|residents|block)',
          '(demands|arrears) ~ (go out|sent|issued|chased|half yearly|quarterly|collected)',
          '(client account|reserve fund|sinking fund) ~ (block|blocks|own|held|budget|contributions|each)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(service charges|service charge|=assessments|dues assessments|=levies|budgets accounts|ground rent)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(added to|discretionary|gratuity|tip|bill) ~ service charge',
        'service charge ~ (added|gratuity|discretionary|bill|10|12|parties|tables)',
      ],
      because: 'A charge on a bill.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'draw-budget',
      name: 'Draw up the service charge budget',
      description: 'Add up contracts, repairs and reserve and explain what changes.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['forecast', 'plan'],
    },
    {
      id: 'send-demands',
      name: 'Send the service charge demands',
      description: "Work out each owner's share and send demands with the notices the law asks for.",
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'chase-arrears',
      name: 'Follow arrears of service charges',
      description: 'Remind, agree instalments or hand over to solicitors.',
      role: 'Bookkeeper',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['remind', 'negotiate'],
    },
    {
      id: 'close-accounts',
      name: 'Close the accounts of the year',
      description: 'Sort costs, explain differences from the budget and have the accounts certified.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['reconcile', 'summarise'],
    },
    {
      id: 'answer-charges',
      name: "Answer owners' questions on charges",
      description: 'Show owners what was spent on what and why.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['answer-questions', 'look-up'],
    },
  ],
});
