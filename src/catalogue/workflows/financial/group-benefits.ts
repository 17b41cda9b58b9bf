import { defineWorkflow } from '#catalogue/define.ts';

export const groupBenefits = defineWorkflow({
  id: 'group-benefits',
  name: 'Employee benefits for client companies',

  department: 'Sales',
  type: 'Business',
  description:
    'Designing and keeping health, dental, life and other benefits for an employer and its staff: census, market, renewal, enrolment and questions.',
  industries: ['insurance'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(employee benefits|group benefits|corporate benefits|employee healthcare|group risk|group life)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(group life|private medical|income protection|death in service|group income protection) ~ (arranged|administered|arrange|employees|staff|employers|advice|enrol|schemes|insurance)',
        ],
      },
      {
        weight: 3,
        any: ['(group health|group benefits|employee benefits) ~ (plan|plans|employers|employer)'],
      },
      {
        weight: 3,
        any: [
          '(group|employee) (benefit|health insurance|health plan|health|life insurance|dental|medical) (plan|insurance|package|coverage|program|broker|consulting|solution|option)',
          'employee benefits ~ (business|employer|company|client|we|service|consult)',
        ],
      },
      {
        weight: 2,
        any: [
          '(employee benefits|group benefits|group health|group insurance|group health insurance|benefits)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['=our (employee|team|staff)', '(we offer|benefits include) ~ (401k|paid time|pto)'],
      because: 'Benefits of working here',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'census',
      name: 'Collect the staff list and aims',
      description: 'Get ages, classes and budget from the employer.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'market',
      name: 'Take the group to market',
      description: 'Ask carriers for offers and chase them.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'look-up'],
      shownBy: ['(carrier|quote)'],
    },
    {
      id: 'design',
      name: 'Compare and design the package',
      description: 'Weigh cost, networks and shares of contribution.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['analyse-data', 'advise'],
      shownBy: ['(design|compare|strategy)'],
    },
    {
      id: 'enrol',
      name: 'Run enrolment',
      description: 'Inform staff, collect choices and enter them.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'enter-data'],
      shownBy: ['enrollment'],
    },
    {
      id: 'serve',
      name: 'Serve staff during the year',
      description: 'Answer questions on claims, cards and changes.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'route-requests'],
      shownBy: ['(claim|question|support)'],
    },
    {
      id: 'renew',
      name: 'Prepare the renewal',
      description: 'Explain the increase and negotiate.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 5 },
      traits: ['negotiate', 'analyse-data'],
      shownBy: ['renewal'],
    },
  ],
});
