import { defineWorkflow } from '#catalogue/define.ts';

export const propertyViewings = defineWorkflow({
  id: 'property-viewings',
  name: 'Property viewings and open houses',
  naming: {
    parts: [
      { any: ['open house'], name: 'Open house hosting' },
      {
        any: ['(tour|viewing|showing|walkthrough)', 'view ~ (property|home|apartment)'],
        name: 'Property viewings',
      },
    ],
  },

  department: 'Sales',
  type: 'Communication',
  description: 'Showing homes: request, times with owners, keys, showing, feedback and next step.',
  industries: ['real-estate', 'property-management'],

  narrows: ['appointment-scheduling'],
  signals: {
    phrases: [
      { weight: 3, any: ['(accompany|accompanied) ~ (viewing|viewings)', 'book viewing'] },
      {
        weight: 3,
        any: [
          '(schedule|book|request|arrange|set up) ~ (showing|viewing|tour|walk through|private tour|property tour)',
          '(private|virtual|property|home|apartment|self guided|in person) (showing|viewing|tour)',
          'open (house) ~ (sunday|saturday|upcoming|pm|attend|schedule|weekend|host)',
          '(see|view|tour) ~ (home|property|apartment|unit|model home) ~ (today|in person|appointment|schedule|call|contact)',
        ],
      },
      {
        weight: 2,
        any: [
          '(schedule tour|book tour|schedule showing|open houses|request showing|book viewing|tours|arrange viewing)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
    forms: [{ weight: 2, fields: ['(tour|showing|viewing) (date|time)'] }],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'take',
      name: 'Take the request',
      description: 'Note home, times and money ready.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['enter-data', 'interview'],
      shownBy: ['(request|schedule|book)'],
    },
    {
      id: 'fit',
      name: 'Agree times with owners',
      description: 'Ask, confirm and remind.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'show',
      name: 'Show the home',
      description: 'Open, explain and answer.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(tour|showing|open house)'],
    },
    {
      id: 'hear',
      name: 'Hear what buyers think',
      description: 'Ask and tell the owner.',
      role: 'Real Estate Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['summarise'],
      shownBy: ['feedback'],
    },
    {
      id: 'next',
      name: 'Lead to the next step',
      description: 'Send papers, offer or other homes.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['match', 'advise'],
      shownBy: ['(offer|application)'],
    },
  ],
});
