import { defineWorkflow } from '#catalogue/define.ts';

export const venueTours = defineWorkflow({
  id: 'venue-tours',
  name: 'Venue tours and viewings',
  department: 'Sales',
  type: 'Business',
  description:
    'Showing the rooms to those who think of celebrating or working there: agreeing on a time, walking them round, answering and following up with an offer.',
  industries: [
    'events',
    'hospitality',
    'restaurant',
    'fitness',
    'culture-media',
    'association',
    'agriculture',
    'pet-services',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(schedule|book|arrange|request|set up) ~ (tour|viewing|site visit|walk through|walkthrough|show round) ~ (venue|space|room|rooms|barn|property|estate|facility|hall|farm|grounds)',
          '(schedule|arrange|request) (=a|=your|private|venue|site) (=tour|=viewing|site visit)',
          '(come|visit) ~ (see|view|tour) ~ (venue|space|barn|property|facility) ~ (person|appointment)',
          'tour ~ (=our (venue|space|facility|barn|property|ballroom))',
        ],
      },
      {
        weight: 3,
        any: [
          '(schedule =a tour|venue tours|request =a tour|arrange =a viewing|book =a viewing|site visits|book =a show round)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(boat|brewery|winery|city|wine|walking|bus|safari|day|guided|virtual|world|concert|3d) (tour|tours)',
        '(tour) ~ (operator|guide|guides|package|packages|dates)',
        '(school|campus|apartment|home|open house)',
        '=book =a tour',
        '(book|schedule) =a tour ~ (person|adults|monuments|museum)',
      ],
      because: 'Tours that are sold, or of schools and homes',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'fix-tour',
      name: 'Agree on a time to come',
      description: 'Answer the enquiry, ask after date and guests and find a time when the rooms are free.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['schedule', 'interview'],
      shownBy: ['(schedule|book|appointment|request)'],
    },
    {
      id: 'show-venue',
      name: 'Walk visitors through the rooms',
      description: 'Show rooms and grounds, say what fits where and listen to what they want.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 5, error: 2, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 4 },
      traits: ['advise', 'care'],
      shownBy: ['(tour|walk|show|visit)'],
    },
    {
      id: 'answer-venue',
      name: 'Answer on dates, prices and rules',
      description: 'Look up free dates and tell prices, suppliers and what is allowed.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['answer-questions', 'look-up'],
      shownBy: ['(availability|dates|price|pricing|packages)'],
    },
    {
      id: 'follow-tour',
      name: 'Follow up with an offer',
      description: 'Send the offer, hold the date for a while and ask again.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(proposal|offer|hold ~ date|follow up)'],
    },
  ],
});
