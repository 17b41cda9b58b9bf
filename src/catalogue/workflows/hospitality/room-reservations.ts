import { defineWorkflow } from '#catalogue/define.ts';

export const roomReservations = defineWorkflow({
  id: 'room-reservations',
  name: 'Room reservations',
  naming: {
    variants: [
      {
        any: [
          '(book|reserve|reservation) ~ (campsite|camp site|rv site|tent site)',
          '(rv|tent|camp) site ~ (reserve|reservation|book)',
        ],
        name: 'Campsite reservations',
      },
      {
        any: ['(book|reserve|reservation) ~ cabin', 'cabin (reservation|booking)'],
        name: 'Cabin reservations',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Selling nights: answering, offering, taking deposit, confirming, changing, and keeping portals in step.',
  industries: ['hospitality'],
  coreOf: ['hospitality'],
  narrows: ['appointment-scheduling', 'online-orders', 'table-reservations'],
  signals: {
    phrases: [
      { weight: 2, in: ['heading', 'navigation'], any: ['(book direct|book =your stay|book room)'] },

      {
        weight: 3,
        any: [
          '(third|deposit|balance|payable) ~ (when book|when you book|weeks before|before you come|on booking|before arrival)',
          '(check (dates|availability)|availability prices|availability calendar)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(availability prices|prices availability|tariff booking|rates availability|check dates|=availability|=tariff|booking terms)',
        ],
      },

      { weight: 1, in: ['heading', 'navigation'], any: ['=prices'] },
      { weight: 2, any: ['(week|night) ~ (august|july|winter|summer|high season|low season)'] },
      { weight: 2, any: ['(rates|availability) ~ (call|check)', '(check|see|view) (availability|rate)'] },
      { weight: 2, any: ['(reserve|book|reservation|reservations) ~ (online|call|now|phone)'] },
      {
        weight: 3,
        any: [
          '(arrival|departure) ~ (guests|dates|check)',
          '(deposit|half) ~ (secures|hold|due =on arrival) ~ (room|rest|booking|stay|cabin|cottage|arrival)',
          'hold =your (=dates|room)',
          '(dates|site) ~ (map|calendar) ~ (pick|choose|book)',
          '(pick|choose) =your dates',
          '(send|use) ~ form ~ (hold|dates|availability|stay)',
          'best rate ~ book',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: ['(rates availability|=reserve|check availability|reservations rates)'],
      },
      {
        weight: 3,
        any: [
          '(reserve|book|reservation|reservations) ~ (room|stay|suite|cabin|site|cottage|deposit|cancel|arrival|night|=dates)',
          '(deposit|cancellation) ~ (night|arrival|check in|stay)',
        ],
      },
      {
        weight: 3,
        any: [
          '(book|reserve|check) ~ (room|stay|cabin|suite|site|cottage|night|availability|apartment|campsite)',
          '(room|online|direct) (reservation|booking)',
          '(check in|check out) ~ (time|pm|am|from|by)',
          '(cancellation|booking|reservation) policy',
          '(rates|availability) ~ (night|season)',
          '(check|see|view) (availability|rate) ~ (room|rooms|cabin|cabins|cottage|cottages|suite|suites|stay|dates|rates|arrival)',
          'best (available |)rate ~ (book|direct|guarantee)',
          '(minimum|night) stay',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(book now|reservations|book|availability|check availability|rates|book your stay|reserve|rooms)',
        ],
      },
      {
        weight: 3,
        language: 'de',
        any: ['(zimmer|ferienwohnung) ~ (buchen|anfragen|reservieren)', 'verfügbarkeit prüfen'],
      },
      { weight: 3, language: 'fr', any: ['(réserver|réservez) ~ (chambre|séjour|gîte)'] },
      { weight: 3, language: 'es', any: ['(reservar|reserva|reserve) ~ (habitación|estancia|ahora)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(ceremony|venue|elopement|wedding|reception|event|saturdays|retainer|date exclusively) ~ (date|book|booking|calendar|deposit|retainer)',
        '(date|dates|deposit|retainer|book) ~ (exclusively|venue|wedding|ceremony|event|saturdays)',
        '(laundry|pickup|cleaning|tour|massage|treatment|shuttle|table) ~ (book|reserve|schedule)',
      ],
      because: 'A venue, a tour or another service is booked.',
    },
    {
      scope: 'sentence',
      any: ['driver room', "driver's room"],
      because: 'A room for the driver, paid by the customer.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-rates',
      name: 'Set room rates by season and demand',
      description: 'Look at bookings, season and events and set prices and minimum stays.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['forecast', 'analyse-data'],
      shownBy: ['(season|rate|weekend)'],
    },
    {
      id: 'keep-portals',
      name: 'Keep booking portals in step',
      description: 'Load rates, free rooms, texts and pictures to the portals and check for double bookings.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['(best rate|book direct|expedia|booking com|airbnb)'],
    },
    {
      id: 'answer-stay',
      name: 'Answer room enquiries and offer',
      description: 'Answer on rooms, prices and dates and offer.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 4 },
      traits: ['answer-questions', 'match'],
      shownBy: ['(call|availability|rate)'],
    },
    {
      id: 'take-reservation',
      name: 'Take and confirm room reservations',
      description: 'Enter the stay, take the deposit and send the confirmation.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'schedule'],
      shownBy: ['(book|reserve|deposit)'],
    },
    {
      id: 'change-stay',
      name: 'Handle changed and cancelled stays',
      description: 'Apply the terms, refund or charge, and sell the night again.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['check-rules'],
      shownBy: ['(cancellation|change|refund)'],
    },
    {
      id: 'handle-groups',
      name: 'Offer and look after group bookings',
      description: 'Hold rooms for weddings, teams and tours, agree terms and watch release dates.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['negotiate', 'schedule'],
      shownBy: ['(group (rate|booking|reservation|block)|room block|wedding block)'],
    },
  ],
});
