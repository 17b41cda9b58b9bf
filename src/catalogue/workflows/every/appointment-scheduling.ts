import { defineWorkflow } from '#catalogue/define.ts';

export const appointmentScheduling = defineWorkflow({
  id: 'appointment-scheduling',
  name: 'Appointment scheduling',
  naming: {
    variants: [
      { any: ['same day (appointment|visit)'], name: 'Appointment scheduling with same-day visits' },
    ],
    wordsBefore: { nouns: ['appointment'], pattern: '{words} appointment booking', not: ['first', 'next'] },
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Agreeing a time with somebody who wants to come or be visited: taking the request, finding a free slot, confirming, reminding, moving and cancelling.',
  industries: 'every',
  coreOf: ['healthcare', 'personal-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(schedule|book|request|arrange|set up) ~ (appointment|visit|consultation|consult)',
          'make appointment',
          'call ~ (appointment|schedule)',
          '(online|phone) (booking|scheduling)',
          'book (online|now)',
        ],
      },
      {
        weight: 2,
        any: ['appointment (available|only|required|welcome)', 'by appointment', 'walk in welcome'],
      },
      { weight: 2, any: ['(cancel|reschedule|change|miss) ~ appointment', 'appointment reminder'] },
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
      any: ['court (date|appearance)', 'appointment of ~ (director|board|trustee|guardian)'],
      because: 'A court date or an appointment to an office is not a visit agreed with a customer.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-request',
      name: 'Take the request and find out what it is about',
      description: 'Answer calls, forms and messages, note who it is for, the reason and how urgent it is.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 3 },
      traits: ['answer-questions', 'route-requests'],
      shownBy: ['call ~ (appointment|schedule)', 'request ~ appointment'],
    },
    {
      id: 'offer-slot',
      name: 'Find and offer a suitable time',
      description: 'Match the length and kind of visit with the calendars of the people and rooms it needs.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule', 'match'],
      shownBy: ['(same day|evening|weekend) (appointment|visit)', 'book (online|now)'],
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
      name: 'Move or cancel appointments and refill the gap',
      description: 'Take the change, apply the cancellation rule and offer the free slot to those who wait.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['schedule', 'check-rules'],
      shownBy: ['(cancel|reschedule|move) ~ appointment', 'cancellation policy', 'no show'],
    },
  ],
});
