import { defineWorkflow } from '#catalogue/define.ts';

export const tableReservations = defineWorkflow({
  id: 'table-reservations',
  name: 'Table reservations',
  department: 'Customer Service',
  type: 'Communication',
  description:
    "Taking guests' bookings: answering, placing, noting wishes, confirming, and filling cancelled tables.",
  industries: ['restaurant'],
  coreOf: ['restaurant'],
  narrows: ['appointment-scheduling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(ring|call|phone|email|message) ~ (keep|hold|reserve|book) ~ table',
          '(tables|table) ~ (booked|held|kept|reserved|walk ins)',
        ],
      },

      { weight: 3, any: ['reserve ~ (up =to|eight|six|party)', 'tables ~ (reserve|book|walk in)'] },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=tables|book table)'] },
      {
        weight: 3,
        any: ['(dining|dinner|lunch|brunch) (reservation|reservations)', '(reserve|book) (table|now table)'],
      },
      {
        weight: 2,
        any: ['(=reservations|reserve table|book table|reservation)'],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 3,
        any: [
          '(reservation|reservations) ~ (recommended|accepted|required|call|online|welcome|available|suggested|needed|party)',
          '(call|phone|online) ~ reservation',
          '(reserve|book|hold) ~ (table|seat|spot|party =of|your table)',
        ],
      },
      {
        weight: 3,
        any: [
          '(book|reserve|reservation) ~ table',
          '(make|online|call|accept|take) ~ reservation',
          'table (reservation|booking)',
          '(private dining|large party|group) ~ (reservation|book|call)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: ['(reservations|reserve|book table|reserve table|table reservations)'],
      },
    ],
    structured: [{ weight: 2, type: 'ReserveAction' }],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(exclusive use|provisional date|holding enquiry|booked spaces|venue) ~ (table|tables|date|reserve|book)',
        '(reserve|book|hold) ~ (venue|provisional date|hall|event space)',
      ],
      because: 'A venue for a day, not a table for an evening.',
    },
    {
      scope: 'sentence',
      any: [
        '(inn|hotel|motel|lodge|resort|room|suite|cottage|cabin|night|stay|campground|accommodation|check in)',
      ],
      because: 'A bed is reserved, not a table.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-booking',
      name: 'Take table bookings and find the table',
      description: 'Take date, number and wishes and find the table.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['schedule', 'answer-questions'],
      shownBy: ['(book|reserve|reservation|call)'],
    },
    {
      id: 'agree-groups',
      name: 'Agree menus and deposits with groups',
      description: 'Settle number, set menu, room and deposit for larger tables.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['((large|group|party) ~ (reservation|dining|book)|private dining|set menu)'],
    },
    {
      id: 'note-wishes',
      name: 'Note allergies and occasions',
      description: 'Pass wishes to kitchen and service.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'route-requests'],
      shownBy: ['(allergy|allergies|birthday|special request)'],
    },
    {
      id: 'confirm-table',
      name: 'Confirm bookings and fill cancelled tables',
      description: 'Confirm, remind and fill what is cancelled.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['remind', 'schedule'],
      shownBy: ['(confirm|cancel|no show)'],
    },
    {
      id: 'plan-seating',
      name: 'Plan the seating for each service',
      description: 'Spread bookings over tables and times and keep room for walk-ins.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['plan', 'schedule'],
      shownBy: ['(walk in|walk ins|seating)'],
    },
  ],
});
