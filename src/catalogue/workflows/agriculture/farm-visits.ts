import { defineWorkflow } from '#catalogue/define.ts';

export const farmVisits = defineWorkflow({
  id: 'farm-visits',
  name: 'Farm visits, field trips and seasonal activities',
  naming: {
    parts: [
      {
        any: ['(tour|tours|field trip|field trips|school|group|visit)'],
        name: 'Farm visits and field trips',
      },
      {
        any: [
          '(corn maze|hay ride|hayride|petting zoo|pumpkin patch|picking|wagon ride|fall|festival|barn dance|camp)',
        ],
        name: 'Seasonal farm activities',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Welcoming families and classes: dates, tickets, hay rides, mazes, safety, and leading the tour.',
  industries: ['agriculture'],
  narrows: ['tour-operations', 'event-organisation'],
  signals: {
    phrases: [
      {
        weight: 2,
        any: ['(school trips|field trips|farm tours|corn maze|school visits)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(farm|school|field|group|pumpkin patch|orchard) (tour|tours|field trip|trip|trips|visit|visits|experience) ~ (book|school|group|child|schedule|offer|reserve|available|learn|student|call|welcome|hay)',
          '(corn maze|hay ride|hayride|petting zoo|pumpkin patch|apple picking|wagon ride|farm camp|barn dance|sunflower festival|visit ~ farm animals)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(field trips|farm tours|corn maze|hayrides|fall activities|pumpkin patch|school tours|visit farm|group tours|activities|petting zoo)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(nearby|minutes from) ~ (farm|orchard|pumpkin patch)'],
      because: "Somebody else's farm.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-season',
      name: "Plan the season's activities and hours",
      description: 'Choose, price, staff.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['plan'],
    },
    {
      id: 'book-groups',
      name: 'Book schools and groups',
      description: 'Date, number, weather rule, deposit.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.75, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'enter-data'],
      shownBy: ['(book|schedule|school|group)'],
    },
    {
      id: 'sell-entry',
      name: 'Sell entry and extras',
      description: 'Tickets, wristbands, till.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 12 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(admission|ticket|price)'],
    },
    {
      id: 'check-farm-safety',
      name: 'Check paths, animals and wagons',
      description: 'Walk, fix, wash stations.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
    },
    {
      id: 'lead-visit',
      name: 'Lead the visit',
      description: 'Tell, show, answer, keep safe.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 3, revenue: 3 },
      traits: ['coach', 'care'],
      shownBy: ['(tour|learn|ride|guide)'],
    },
    {
      id: 'tell-conditions',
      name: 'Tell conditions and crops day by day',
      description: 'Post what is ripe or closed.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(open|weather|picking conditions)'],
    },
  ],
});
