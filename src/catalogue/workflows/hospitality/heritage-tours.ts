import { defineWorkflow } from '#catalogue/define.ts';

export const heritageTours = defineWorkflow({
  id: 'heritage-tours',
  name: 'Cultural and heritage tours',
  department: 'Operations',
  type: 'Business',
  description: 'Showing people history, cities, food and customs: route, tickets, story, guiding.',
  industries: ['travel'],
  narrows: ['tour-operations'],
  delivers: {
    named: [
      '(cultural|heritage|historical|city|food|culinary) (tours|tour|walks|excursions)',
      'city sightseeing',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cultural|culture|heritage|historical|history|city|old town|village|food|culinary|gastronomic|gastronomy|temple|castle|architecture) (tour|tours|walk|walks|excursion|excursions|experience|experiences|trail|trails)',
          '(discover|explore) ~ (history|heritage|culture|cuisine|castle|castles|temples|customs|traditions|gastronomy)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(culture heritage|cultural tours|city tours|heritage tours|=culture|food tours|historical tours|city sightseeing|=sightseeing|culinary tours)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(company|corporate|workplace|school|church) culture', '(nearby|minutes from|close =to)'],
      because: 'Another culture, or what lies around.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'gather-story',
      name: "Gather the tour's story and sources",
      description: 'Read, ask people who know the place and check dates.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 2, data: 2 },
      value: { differentiation: 5, decision: 3, expertise: 4, revenue: 2 },
      traits: ['research'],
    },
    {
      id: 'fix-route',
      name: 'Fix route, entries and meals',
      description: 'Look up opening hours and book tickets and tables.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'guide-heritage',
      name: 'Guide the heritage tour',
      description: 'Walk, show, answer questions and keep the group together.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 3 },
      traits: ['coach', 'care'],
      shownBy: ['(guide|guided|discover|tour)'],
    },
    {
      id: 'taste-stops',
      name: 'Lead to tastings and shops',
      description: 'Take guests to makers, cooks and cellars, and explain what is tasted.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3.0 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 2, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['care'],
      shownBy: ['(taste|tasting|cuisine|gastronomy|lunch|food)'],
    },
    {
      id: 'ask-review',
      name: 'Thank and ask for a review',
      description: 'Write afterwards and note what guests liked and what bored them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['draft-text'],
    },
  ],
});
