import { defineWorkflow } from '#catalogue/define.ts';

export const campusTours = defineWorkflow({
  id: 'campus-tours',
  name: 'Campus tour scheduling',
  naming: {
    variants: [
      { any: ['(child care|daycare|day care|preschool|infant toddler)'], name: 'Family tour scheduling' },
    ],
  },
  department: 'Sales',
  type: 'Communication',
  description:
    'Showing the place to families: offering dates, confirming, guiding them round and following up.',
  industries: ['education'],
  narrows: ['appointment-scheduling'],
  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(open day|open days|open mornings|school tour|school tours|book tour|schedule tour)'],
      },
      {
        weight: 3,
        any: [
          'open (day|days|morning|mornings|evening|evenings) ~ (register|book|visit|prospective|parents|families|saturday|held|date|dates|join|attend)',
          '(come|call|welcome) ~ (look round|look around|see =our (school|nursery|classroom))',
          'visit =us ~ (saturday|see =our|open day)',
          '(show|walk) ~ round ~ (school|nursery)',
          '(tour|tours) ~ (classroom|school) ~ (tuesday|thursday|parents|morning|request|schedule)',
        ],
      },
      {
        weight: 3,
        any: [
          '(schedule|book|request|take|arrange) ~ (tour|visit)',
          '(campus|school|private|guided|virtual) tour',
          '(come|schedule|invite|welcome|arrange|take|book) ~ (visit|tour) ~ (campus|school)',
          '(visit|tour) =our (campus|school)',
          '(attend|visit|join|rsvp|register) ~ open house',
          'open house ~ (register|rsvp|am|pm|prospective|family)',
        ],
      },
    ],
    forms: [{ weight: 2, purpose: 'booking' }],
  },
  counterSignals: [{ scope: 'sentence', any: ['tour ~ (wine|city|boat|bus)'], because: 'Tourism.' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer-dates',
      name: 'Offer and confirm tour dates',
      description: 'Take the request, agree the date and confirm with what to expect.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(schedule|book|request) ~ (tour|visit)'],
    },
    {
      id: 'prepare-visit',
      name: 'Prepare the visit for this family',
      description: 'Read what the family wrote, choose rooms, classes and people to meet and tell them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 1, revenue: 2 },
      traits: ['plan', 'personalise'],
    },
    {
      id: 'guide-visit',
      name: 'Guide the family round',
      description: 'Show rooms and lessons and answer questions.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 4 },
      traits: ['care', 'advise'],
      shownBy: ['(tour|visit) ~ (campus|classroom)'],
    },
    {
      id: 'follow-visit',
      name: "Follow up after a family's tour",
      description: 'Thank, answer what was left open and invite to apply.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['personalise', 'draft-text'],
    },
  ],
});
