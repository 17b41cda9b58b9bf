import { defineWorkflow } from '#catalogue/define.ts';

export const teeTimes = defineWorkflow({
  id: 'tee-times',
  name: 'Tee time, court and lane bookings',
  naming: {
    parts: [
      { any: ['(tee|golf)'], name: 'Tee time bookings', word: 'tee time' },
      { any: ['(court|tennis|pickleball|padel|squash)'], name: 'Court bookings', word: 'court' },
      { any: ['(lane|bowling|range|bay)'], name: 'Lane bookings', word: 'lane' },
    ],
    joined: '{parts} bookings',
  },
  department: 'Sales',
  type: 'Business',
  description: 'Booking courses, courts, lanes, fields or simulators and checking players in.',
  industries: ['fitness', 'events', 'hospitality'],
  narrows: ['appointment-scheduling', 'room-reservations'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(book|reserve|schedule) ~ (tee time|court|lane|bay|simulator|field|rink|batting cage|ice time|escape room)',
          '(tee time|court|lane|bay|simulator) (booking|reservation|rental|online|available)',
          'tee times',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(tee times|book tee time|court reservations|reserve lane|book lane|book court|lane reservations|court booking)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(court (date|appearance|order|clerk|hearing|filing)|food court|bay window|memory lane|traffic lane)',
      ],
      because: 'Another court or lane.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'open-sheet',
      name: 'Open the sheet and set prices by hour',
      description: 'Set intervals, rates and blocks.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['plan'],
      shownBy: ['(rate|hour|peak)'],
    },
    {
      id: 'take-tee',
      name: 'Take bookings by phone and online',
      description: 'Find a time, note players, take the card.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'enter-data'],
      shownBy: ['(book|reserve|call)'],
    },
    {
      id: 'check-in-players',
      name: 'Check players in and take fees',
      description: 'Greet, charge, hand out carts or shoes.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'answer-questions'],
      shownBy: ['(check in|rental|shoes|cart)'],
    },
    {
      id: 'handle-weather',
      name: 'Handle no-shows, weather and groups',
      description: 'Move, refund or refuse by the rules.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['decide', 'check-rules'],
      shownBy: ['(rain check|cancel|no show)'],
    },
    {
      id: 'keep-pace',
      name: 'Keep pace on course and courts',
      description: 'Walk, ask, move groups.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 1, revenue: 1 },
      traits: ['monitor'],
    },
  ],
});
