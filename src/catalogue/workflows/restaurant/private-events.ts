import { defineWorkflow } from '#catalogue/define.ts';

export const privateEvents = defineWorkflow({
  id: 'private-events',
  name: 'Private party and event bookings',
  department: 'Sales',
  type: 'Business',
  description:
    'Renting out rooms or the house for parties: inquiry, menu, contract and deposit, the day itself.',
  industries: ['restaurant', 'events', 'fitness', 'food-production', 'hospitality', 'culture-media'],
  narrows: ['event-organisation', 'venue-hire'],
  delivers: {
    apart: 3,
    named: [
      '(private|birthday|corporate|group) (party|parties|event|events|dining)',
      '(banquet|party) (room|facility)',
    ],
    anywhere: true,
    notIn: ['retail', 'education', 'tech', 'real-estate'],
  },
  signals: {
    phrases: [
      { weight: 2, in: ['heading', 'navigation'], any: ['(parties functions|group dining)'] },

      {
        weight: 3,
        any: [
          '(=functions|=wakes|christenings|birthdays|leaving dos) ~ (weddings|=wakes|birthdays|buffets|buffet|christenings|parties|seats|seating)',
          '(function room|private room|private dining room|skittle alley|upstairs room|marquee) ~ (seats|sixty|forty|hundred|hire|guests|bar|people|buffet|available)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=functions|=parties|private parties|private dining|private hire|celebrations|groups parties|private events)',
        ],
      },

      { weight: 2, in: ['heading', 'navigation'], any: ['=functions'] },
      {
        weight: 2,
        any: [
          '(engagement|christening|baby shower|rehearsal|company|office|birthday|anniversary) (party|parties|dinner|dinners|celebration|celebrations)',
          'let us host',
        ],
      },
      {
        weight: 3,
        any: [
          '(back room|private room|private lounge|loft|party room) ~ (seats|guests|kids|people|pizza|host|bar|menu)',
          '(birthday|birthdays|kids) (party|parties) ~ (cake|pizza|host|lounge|break board|room|book|package|guest)',
          '(companies|office|team) ~ (up =to 40|game master)',
          '(rent|book) ~ (pool|lane|lounge|room|loft) ~ (party|saturday|birthday|guest)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(birthdays|parties|rent loft|private hire|group bookings|office parties)'],
      },
      {
        weight: 2,
        any: ['(birthday parties|parties|private parties|private events|birthdays|host party)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(private|special|birthday|holiday|corporate|group|rehearsal) (party|parties|event|events|dining|dinner) ~ (book|host|room|space|inquire|menu|up to|guest|accommodate|contact|reserve|package|area)',
          '(party|banquet|private dining|event) (room|rooms|package|packages|space|hall)',
          '(host|hold|book|plan|celebrate) ~ =your (party|event|celebration|birthday|meeting|rehearsal dinner|shower) ~ (here|us|our|room|with us|space)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(private events|private parties|private dining|parties|group events|birthday parties|party packages|book party|events parties|host event|banquets|party room)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['=your (venue|event space|office|own venue)', '(wedding|event) (=venues|=spaces)', 'anywhere'],
      because: 'Those who come to the place of others',
    },
    {
      scope: 'sentence',
      any: ['(third|political|republican|democratic) party', '(drop off catering|party (tray|platter))'],
      because: 'Others, or food to take away.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-party',
      name: 'Answer the inquiry on date and numbers',
      description: 'Look up the calendar and name minimums.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'look-up'],
      shownBy: ['(inquir|contact|availab)'],
    },
    {
      id: 'plan-party',
      name: 'Plan menu, room and timing with the host',
      description: 'Suggest, price, note allergies.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise', 'plan'],
      shownBy: ['(menu|package|custom)'],
    },
    {
      id: 'sign-party',
      name: 'Write the contract and take the deposit',
      description: 'Write, send, follow.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(deposit|contract|minimum)'],
    },
    {
      id: 'brief-party',
      name: 'Brief kitchen and service',
      description: 'Write the order sheet, staff and order.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'plan'],
    },
    {
      id: 'serve-party',
      name: 'Set up and serve',
      description: 'Lay, host, serve, clear.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 4, high: 18 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(serve|set up|host)'],
    },
    {
      id: 'close-party',
      name: 'Bill, thank and invite again',
      description: 'Charge the balance, ask how it was.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'remind'],
    },
  ],
});
