import { defineWorkflow } from '#catalogue/define.ts';

export const studentAccommodation = defineWorkflow({
  id: 'student-accommodation',
  name: 'Student accommodation placement',
  department: 'Operations',
  type: 'Business',
  description:
    'Finding learners a place to live: host families, residences, inspection, matching, transfers, complaints.',
  industries: ['training-provider', 'education', 'higher-education', 'travel'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(homestay|host family) ~ (inspected|selected|meals|student|carefully|live|placed|matched|residence|half board|visit|welcome|accommodation)',
          '(student) (residence|accommodation|housing|dormitory) ~ (shared|kitchen|arrange|arranged|book|school|walk|help|place|transfer)',
          'airport (transfer|pick up|pickup) ~ (student|booked|arranged|school|host)',
        ],
      },
      {
        weight: 3,
        any: [
          '(accommodation|homestay|where you will live|student housing|student accommodation|host families|become host family)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(homestay|student accommodation|host family placement|student housing)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(hotel|cottage|b b|self catering|guests|rooms rates|conference)'],
      because: 'Lodging of guests',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-inspect-hosts',
      name: 'Find and inspect hosts',
      description: 'Visit, check, agree rates.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(inspect|host)'],
    },
    {
      id: 'match-student-place',
      name: 'Match student and place',
      description: 'Compare age, food, pets and distance to school.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['match', 'route-requests'],
      shownBy: ['(match|homestay)'],
    },
    {
      id: 'arrange-transfers-arrival',
      name: 'Arrange transfers and arrival',
      description: 'Take the flight, send a driver and hand over the key.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(airport|transfer)'],
    },
    {
      id: 'settle-complaints-moves',
      name: 'Settle complaints and moves',
      description: 'Hear both sides and move the student if need be.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
  ],
});
