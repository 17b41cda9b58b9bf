import { defineWorkflow } from '#catalogue/define.ts';

export const eventPlanning = defineWorkflow({
  id: 'event-planning',
  name: 'Event and wedding planning for clients',
  naming: {
    parts: [
      { any: ['(wedding|bride|bridal|elopement)'], name: 'Wedding planning for clients' },
      { any: ['(event|party|corporate|conference|gala|celebration)'], name: 'Event planning for clients' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    "Planning other people's weddings and events: brief, budget, venues and vendors, timeline, the day, and the bills.",
  industries: ['events', 'hospitality', 'agency'],
  narrows: ['event-organisation'],
  delivers: {
    apart: 3,
    named: [
      '(event|wedding|party|conference|meeting) (planning|management|coordination|design|production|decor|styling)',
      '(day of|month of) coordination',
    ],
    anywhere: true,
  },
  signals: {
    phrases: [
      { weight: 1, any: ['seating chart'] },
      {
        weight: 3,
        any: [
          '(call|hire|book) ~ vendor ~ (rehearsal|day|timeline)',
          'run ~ (rehearsal|day) ~ (timeline|vendor)',
          '(find|hold) ~ (place|purse|venue) ~ (book|people|seating)',
          'planner ~ (timeline|rehearsal|runs day)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(full planning|month =of|day =of|coordination|wedding coordination|partial planning|planning coordination)',
        ],
      },
      {
        weight: 3,
        any: [
          '(day =of|on site) (coordination|management)',
          '=we plan ~ (party|parties|wedding|weddings|gala|galas|conference|conferences)',
          '(find|book) ~ (place|venue|band|cook) ~ (band|cook|caterer|book)',
          '(venue finding|guest lists|decor styling|décor styling)',
        ],
      },
      {
        weight: 3,
        any: [
          '(event planning|venue finding|day of coordination|wedding planning|on site management|décor styling)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(full|partial|wedding|event) planning',
          '(month|day|week) of coordination',
          '(=we|=our|planner|planners|team) ~ (plan|coordinate|organize) (corporate|private|special|custom|beautiful|unforgettable|) (wedding|weddings|party|parties|event|events|gala|launch|retreat)',
        ],
      },

      {
        weight: 3,
        any: [
          '(wedding|event|party|corporate event|destination wedding|conference|meeting) (=planner|planning|coordination|production)',
          '(full|partial|month of|day of) (planning|service planning|coordination|coordinator)',
          '(we|let us|our team|planner) ~ (plan|coordinate|produce) (corporate|private|special|custom|beautiful|unforgettable|) (wedding|event|party|conference|celebration)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(wedding planning|event planning|day of coordination|event design|full planning|event production|planning services)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(discuss|share|hear|tell|about|change|=your) ~ (wedding|event|party) =plans'],
      because: 'What somebody has in mind.',
    },
    {
      scope: 'sentence',
      any: [
        '(work|works|worked|liaise|liaises|partner) ~ (planner|planners|coordinator|coordinators)',
        '=your (planner|coordinator|wedding planner|event planner)',
      ],
      because: 'The planner of the customer',
    },
    {
      scope: 'sentence',
      any: [
        '(need|needs|require|requires|required|hire|hiring|recommend|recommended|preferred|bring|=your own) ~ (planner|coordinator|coordination|planning)',
        '(planner|coordinator) ~ (required|need|needed)',
        '(venue|here|space) ~ (in house|=on site) ~ planner',
      ],
      because: "Another's planner.",
    },
    {
      scope: 'sentence',
      any: ['(estate|financial|tax|family|meal) planning', 'in the event'],
      because: 'Another planning.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'take-brief-event',
      name: 'Take the brief and set the budget',
      description: 'Ask for people, date, taste and money.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'plan'],
      shownBy: ['(consultation|vision|budget)'],
    },
    {
      id: 'find-vendors',
      name: 'Find and book venue and vendors',
      description: 'Compare, visit, bargain, sign.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['research', 'negotiate'],
      shownBy: ['(vendor|venue|source)'],
    },
    {
      id: 'design-look',
      name: 'Design the look',
      description: 'Choose colours, flowers, tables and light.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['design'],
      shownBy: ['(design|decor|theme|style)'],
    },
    {
      id: 'keep-timeline',
      name: 'Keep guest list, timeline and papers',
      description: 'Update, send and remind.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'enter-data'],
      shownBy: ['(timeline|guest list|rsvp|logistics)'],
    },
    {
      id: 'run-day',
      name: 'Run the day',
      description: 'Set up, cue, solve, thank.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 4, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 3, revenue: 3 },
      traits: ['decide', 'care'],
      shownBy: ['(day coordination|on site|coordinate)'],
    },
    {
      id: 'settle-event',
      name: 'Settle bills and tidy up',
      description: 'Check invoices, return rentals, collect pictures.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['reconcile'],
    },
  ],
});
