import { defineWorkflow } from '#catalogue/define.ts';

export const appointmentScheduling = defineWorkflow({
  id: 'appointment-scheduling',
  name: 'Appointment scheduling',
  naming: {
    variants: [
      { any: ['same day (appointment|visit)'], name: 'Appointment scheduling with same-day visits' },
    ],
    wordsBefore: {
      nouns: ['appointment'],
      pattern: '{words} appointment booking',
      not: ['first', 'next', 'occasional', 'upcoming', 'every', 'each', 'missed'],
    },
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Agreeing a time with somebody who wants to come or be visited: taking the request, finding a free slot, confirming, reminding, moving and cancelling.',
  industries: 'every',
  coreOf: ['healthcare', 'personal-services'],
  signals: {
    phrases: [
      { weight: 3, any: ['(pick|choose) ~ (barber|stylist|therapist|time) online', 'book chair'] },

      {
        weight: 2,
        any: ['(make appointment|appointments|test drive|schedule service|book tour|book visit)'],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 3,
        any: [
          '(book|schedule|reserve) ~ (lesson|fitting|tasting|assessment|walkthrough|discovery call|intro call)',
          '(check|see) ~ availability ~ (schedule|book|call|reserve)',
          '(choose|pick|select) ~ (date|time|slot) ~ calendar',
        ],
      },
      {
        weight: 2,
        any: [
          '(book lesson|book session|book call|schedule call|book appointment|book consultation|check availability)',
        ],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 3,
        any: [
          '(request|need|want) ~ appointment ~ (form|online|call|phone)',
          '(call|phone|text|email) ~ (set up|make|get|obtain|reserve|book) ~ (appointment|visit|time|meeting)',
          'appointment (request|scheduling|booking|line|desk|reminder call)',
          '(=schedule|=reserve|=book) (session|time slot|=call|online|=your time)',
          'available by appointment',
          '(seen|open|visit|view|hours) by appointment',
          'appointment ~ (necessary|needed|recommended|preferred|encouraged)',
          '(=will|=can|=to) (schedule|arrange|set up|set) ~ (date|time|visit)',
          '(schedule|arrange|set up) ~ (call|meeting) ~ (us|team|expert|advisor|convenient)',
        ],
      },
      {
        weight: 3,
        any: [
          '(schedule|book|request|arrange|set up) ~ (appointment|visit|consultation|consult)',
          'make appointment',
          'by appointment',
          '(obtain|get) ~ appointment',
          'call ~ (appointment|schedule)',
          '(online|phone) (booking|scheduling)',
          'book (online|now)',
        ],
      },
      {
        weight: 2,
        any: ['appointment (available|only|required|welcome)', 'walk in welcome'],
      },
      { weight: 2, any: ['(cancel|reschedule|change|miss) ~ appointment', 'appointment reminder'] },
      {
        weight: 1,
        any: [
          '(24 hour|48 hour) ~ notice ~ (charged|cancel|fee|required)',
          '(cancel|reschedule) ~ (day before|24 hours|48 hours)',
        ],
      },
      {
        weight: 3,
        language: 'de',
        any: [
          'termin ~ (vereinbaren|buchen)',
          '(vereinbaren|buchen|reservieren) ~ termin',
          'terminvereinbarung',
          'online terminbuchung',
        ],
      },
      {
        weight: 3,
        language: 'fr',
        any: ['(prendre|prenez|prise) ~ (rendez-vous|rdv)', '(réserver|réservez) en ligne'],
      },
      {
        weight: 3,
        language: 'es',
        any: ['(reservar|reserve|reserva|pedir|pida|pide|solicitar|solicite|agendar|agende) ~ cita'],
      },
    ],
    forms: [
      { weight: 3, purpose: 'booking' },
      { weight: 2, fields: ['preferred (date|time|day)'] },
    ],
    structured: [{ weight: 2, type: 'ReserveAction' }],
    technology: [{ weight: 2, kind: 'booking' }],
    pages: [{ weight: 2, kind: 'booking' }],
    jobTitles: ['receptionist', 'appointment setter', 'scheduling coordinator', 'front desk'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(weekly|truck|class|bus|game|team|season) schedule',

        '(direct|route|forward|transfer) calls',
        'call ahead',
      ],
      because: 'A timetable, or calls that are passed on.',
    },
    {
      scope: 'sentence',
      any: ['(walk|drop) in only', 'no appointment (needed|necessary|required)'],
      because: 'Nothing is scheduled where people simply come.',
    },
    {
      scope: 'sentence',
      any: ['scheduling ~ dispatch'],
      because: 'A step of work in the field, or what a program does.',
    },
    {
      scope: 'sentence',
      any: ['court (date|appearance)', 'appointment of ~ (director|board|trustee|guardian)'],
      because: 'A court date or an appointment to an office is not a visit agreed with a customer.',
    },
  ],
  minimumStrength: 3,
  saidOnce: true,
  tasks: [
    {
      id: 'keep-calendar',
      name: 'Keep calendars and bookable times current',
      description: 'Enter working hours, absences and rooms, and decide which times may be booked for what.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['schedule', 'check-rules'],
    },
    {
      id: 'take-request',
      name: 'Take appointment requests and the reason for them',
      description: 'Answer calls, forms and messages, note who it is for, the reason and how urgent it is.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 3 },
      traits: ['schedule', 'answer-questions', 'route-requests'],
      shownBy: ['call ~ (appointment|schedule)', 'request ~ appointment'],
    },
    {
      id: 'offer-slot',
      name: 'Find and offer a suitable time',
      description: 'Match the length and kind of visit with the calendars of the people and rooms it needs.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule', 'match'],
      shownBy: ['(same day|evening|weekend) (appointment|visit)', 'book (online|now)'],
    },
    {
      id: 'record-booking',
      name: 'Enter the booking with its reason',
      description: 'Put person, time, reason and what must be prepared into the calendar.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'confirm-and-remind',
      name: 'Confirm the appointment and send reminders',
      description: 'Send the confirmation with what to bring, and a reminder shortly before.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['remind', 'draft-text'],
      shownBy: ['appointment (reminder|confirmation)', 'confirm ~ appointment'],
    },
    {
      id: 'move-or-cancel',
      name: 'Move or cancel appointments',
      description: 'Take the change, apply the cancellation rule and enter it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['schedule', 'check-rules'],
      shownBy: ['(cancel|reschedule|move) ~ appointment', 'cancellation policy', 'no show'],
    },
    {
      id: 'fill-gaps',
      name: 'Offer freed times to those who wait',
      description: 'Keep a waiting list and call or write to those who could come at short notice.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['match', 'remind'],
      shownBy: ['(waiting|wait) list'],
    },
  ],
});
