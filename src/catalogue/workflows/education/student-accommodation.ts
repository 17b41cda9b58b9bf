import { defineWorkflow } from '#catalogue/define.ts';

export const studentAccommodation = defineWorkflow({
  id: 'student-accommodation',
  name: 'Student accommodation placement',
  department: 'Operations',
  type: 'Business',
  description:
    'Finding students a place to live: host families, residences, visits, matching, arrival and complaints.',
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
      name: 'Find and inspect hosts and residences',
      description: 'Advertise, visit, check rooms and people, and agree rates.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'check-rules'],
      shownBy: ['(inspect|host)'],
    },
    {
      id: 'match-student-place',
      name: 'Match students with a place to live',
      description: 'Compare age, food, pets and distance to school.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['match'],
      shownBy: ['(match|homestay)'],
    },
    {
      id: 'arrange-transfers-arrival',
      name: "Arrange students' arrival",
      description: 'Note the flight, send a driver and tell the host when to open.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule'],
      shownBy: ['(airport|transfer)'],
    },
    {
      id: 'take-rent',
      name: 'Take rent of students and pay hosts',
      description: 'Bill students for their stay, pay what is due to hosts and note changes.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'enter-data'],
    },
    {
      id: 'settle-complaints-moves',
      name: 'Settle complaints and moves of students',
      description: 'Hear both sides, calm and move the student if need be.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 2 },
      traits: ['advise', 'negotiate'],
    },
  ],
});
