import { defineWorkflow } from '#catalogue/define.ts';

export const showroomVisits = defineWorkflow({
  id: 'showroom-visits',
  name: 'Showroom and factory visits',
  naming: {
    parts: [
      { any: ['(=showroom|=showrooms|gallery|design centre|design center)'], name: 'Showroom visits' },
      { any: ['(=factory|plant|workshop|manufacturing floor|works)'], name: 'Factory visits' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Receiving customers in the showroom or works: agreeing on a time, preparing, showing goods and how they are made, advising, keeping displays fresh and following up.',
  industries: ['retail', 'manufacturing', 'wholesale', 'trades', 'construction', 'product-maker'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(visit|come|tour|see) ~ (=our|=the) ~ (showroom|factory|workshop|plant|design centre|design center|display centre|gallery|studio)',
          '(showroom|factory|plant|workshop) (visit|visits|tour|tours|appointment|appointments)',
          '(book|schedule|arrange|request) ~ (showroom|factory|plant) ~ (visit|appointment|tour|consultation)',
          '(showroom|factory) ~ (by appointment|open by appointment|welcome ~ visit)',
        ],
      },
      {
        weight: 3,
        any: [
          '(visit showroom|visit =our showroom|showroom visit|=showroom|=showrooms|factory visits|factory tour|book =a showroom visit)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(low key|good pick|fun|perfect|great|friends|first) ~ visit ~ studio',
        'visit ~ studio ~ (make|paint|craft|class)',
      ],
      because: 'Customers who come to make something.',
    },
    {
      scope: 'sentence',
      any: [
        '(virtual|online) (showroom|tour)',
        '(factory (reset|settings|direct|default|trained|warranty|authorized|authorised))',
        '(factory|plant) (floor|worker|workers|shop floor)',
        '(nursery|houseplant|garden|power) plant',
      ],
      because: 'Not a place to come to',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-showroom',
      name: 'Keep the showroom and its displays fresh',
      description: 'Change displays, labels and prices and put up what is new.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 1, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(display|displays|latest|collection)'],
    },
    {
      id: 'agree-visit',
      name: 'Agree on a time for a showroom or works visit',
      description: 'Take the request, ask what the customer looks for and note who will receive them.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'interview'],
      shownBy: ['(appointment|book|schedule|arrange)'],
    },
    {
      id: 'prepare-visit',
      name: 'Prepare for the visitor',
      description:
        'Lay out goods, samples or drawings that fit what was asked and tell those who will be met.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['plan', 'hands-on'],
    },
    {
      id: 'show-goods',
      name: 'Show goods and how they are made',
      description: 'Walk visitors round, let them touch and try, and explain the differences.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 2, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'hands-on'],
      shownBy: ['(showroom|display|see|touch|range)'],
    },
    {
      id: 'note-choice',
      name: 'Note what the visitor chose and what is open',
      description: 'Enter models, colours, measures and questions so that the offer fits.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'summarise'],
    },
    {
      id: 'follow-visit',
      name: 'Follow up after the visit with prices and samples',
      description: 'Send prices, samples or drawings and ask what was decided.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['draft-text', 'remind'],
    },
  ],
});
