import { defineWorkflow } from '#catalogue/define.ts';

export const posSetup = defineWorkflow({
  id: 'pos-setup',
  name: 'Point-of-sale set-up and support',
  naming: {
    parts: [
      {
        any: ['(set up|setup|install|installation|program|configure|implementation|fit|load)'],
        name: 'Point-of-sale set-up',
      },
      {
        any: ['(support|maintain|dealer|repair|sell|supply|provide|lease|system|systems|terminal)'],
        name: 'Point-of-sale supply and support',
      },
    ],
  },
  department: 'IT',
  type: 'Development',
  description:
    'Fitting a shop or restaurant with tills: choosing the system, loading goods or menu and prices, installing, teaching the staff and helping at the counter.',
  industries: ['it-services', 'tech', 'financial', 'wholesale'],
  delivers: { named: ['(pos|epos|point =of sale) (setup|installation|support|systems)'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pos|epos|point =of sale) (setup|set up|installation|support|implementation|dealer)',
          '(sell|supply|provide|offer|install|lease) ~ (pos|epos|point =of sale) (system|systems|terminal|terminals)',
          '(supply|program|install|fit|configure|set up) ~ (till|tills|cash register|cash registers|pos|epos|terminal|terminals)',
          '(load|loads|enter) ~ (menu|products|prices) ~ (price|prices|till|printer|printers|pos)',
        ],
      },
      {
        weight: 3,
        any: [
          '(pos systems|pos set up|pos setup|point of sale|point of sale set up|point of sale systems|epos systems|retail systems)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(connect|connects|integrate|integrates|integration|works|work|sync|compatible|=any|=your) ~ (pos|epos|point =of sale)',
        '(pos|epos|point =of sale) ~ (integration|=data|csv|api)',
      ],
      because: 'A program that takes data from the till.',
    },
    {
      scope: 'sentence',
      any: ['(accept|pay|paid) ~ at point of sale', 'point =of sale (display|displays|material|materials)'],
      because: 'Paying there, or printed displays',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'needs',
      name: 'Find out how the counter works',
      description: 'Ask about goods, tables, taxes, stock and payment, and choose the system that fits.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 4 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'load',
      name: 'Load goods, menu and prices',
      description: 'Enter articles, prices, taxes, staff and rights, and test bills.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(menu|prices|inventory|articles)'],
    },
    {
      id: 'install',
      name: 'Install tills, printers and card machines',
      description: "Connect and test everything at the customer's place before opening.",
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 3, error: 3, data: 4 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(install|installation|terminal)'],
    },
    {
      id: 'teach',
      name: 'Teach the staff',
      description: 'Show sales, voids, end of day and what to do when it fails.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 5, error: 2, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['coach'],
      shownBy: ['(train|training|trained)'],
    },
    {
      id: 'help',
      name: 'Help when the counter stands still',
      description: 'Answer the phone at opening hours, mend from afar or bring a spare.',
      role: 'Support Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['diagnose', 'answer-questions'],
      shownBy: ['(support|help line|helpline)'],
    },
  ],
});
