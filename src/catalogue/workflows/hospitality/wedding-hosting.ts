import { defineWorkflow } from '#catalogue/define.ts';

export const weddingHosting = defineWorkflow({
  id: 'wedding-hosting',
  name: 'Wedding and event hosting',
  naming: {
    parts: [
      { any: ['(wedding|bride|elope|elopement|ceremony)'], name: 'Wedding hosting' },
      { any: ['(event|party|reunion|corporate|retreat|conference|celebration)'], name: 'Event hosting' },
    ],
    variants: [
      {
        any: [
          '(retreat|reunion) (host|hosting|booking|venue|package|center)',
          '(host|plan|hold) ~ (retreat|reunion)',
        ],
        name: 'Retreat and group hosting',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Hosting weddings, retreats and meetings on the property: tours, offer, planning, the event and the rooms around it.',
  industries: ['hospitality', 'events', 'agriculture', 'culture-media', 'fitness', 'restaurant'],
  narrows: ['venue-hire', 'event-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(licensed|licence) ~ (ceremonies|ceremony|civil)',
          '(get|getting) married (on|at|in|here) ',
          '(marquee|ceremony|reception|lawn) ~ (guests|couples|wedding|weddings|bride)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=weddings|weddings events|get married|weddings parties)'],
      },

      {
        weight: 3,
        any: [
          '(host|hold|plan) ~ (exclusive|private|special|family) (event|celebration|gathering|function) ~ (resort|hotel|inn|lodge|estate|property|villa)',
          '(let us|we|=our team|=our planners|=our coordinators) ~ (create|plan|host|craft|arrange|organise|organize) ~ (dream|perfect|destination|unforgettable|fairytale) wedding',
          '(celebrate|say) ~ (love|vows|i do|wedding) ~ =our ~ venue',
        ],
      },
      { weight: 2, any: ['(room|rooms) ~ (screen|screens|projector|delegates)'] },
      {
        weight: 2,
        any: [
          '(ceremony|ceremonies) ~ (dinner|reception|breakfast)',
          '(hold|holds|seat|seats|accommodate|accommodates) ~ (ceremony|reception|wedding)',
        ],
      },
      {
        weight: 1,
        any: [
          '(wedding|elopement) ~ (guests|tables|chairs)',
          '(wedding|event|reunion|reception|ceremony|conference) (package|packages|inquiry)',
        ],
      },
      {
        weight: 3,
        any: [
          '(wedding|elopement) ~ (tree|lawn|barn|beams|officiant|dressing room|here|=venue|nine)',
          '(place|barn|hall|estate) ~ =from ~ until ~ (dressing|chairs|linens)',
          '(product launches|holiday dinners) ~ (sound|screens|guest|seat|dinner)',
          '=our (event|events|wedding) (manager|coordinator) ~ (proposal|send|sends|plan|plans|help|helps)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(elopements|meetings celebrations|=meetings|banquets|weddings parties|host event)'],
      },
      {
        weight: 3,
        any: [
          '(=your|=our) (wedding|weddings) ~ (barn|farm|house|estate|marquee|field|fields|meadow|garden|gardens|lake|castle|manor|site|venue)',
          '(exclusive use|wedding barn|wedding weekend)',
        ],
      },

      {
        weight: 3,
        any: [
          '(wedding|event|retreat|reunion|reception|ceremony|conference|barn) (=venue|hosting|=space|=site|facility|location|barn)',
          '(host|hold|say i do|celebrate|plan|book) ~ (wedding|reception|retreat|reunion|ceremony|corporate event) ~ (here|us|our|property|estate|inn|venue|lodge|barn|farm|resort|ranch|grounds|hall)',
          '(book|rent|reserve) =our (venue|barn|lodge|hall|property)',
          '(ceremony|reception) (site|space|area)',
          '(meeting|banquet|conference|event) (room|rooms|space|facility|facilities) ~ (seat|guest|accommodate|square|people|group|a v|host|up to|person)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=venue|reunions)'] },
      { weight: 1, in: ['heading', 'navigation'], any: ['(=weddings|=wedding)'] },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(weddings events|wedding venue|meetings events|event venue|host wedding|group retreats|events weddings)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(venue|event) (address|location)', '(wedding|event) (catering|catered)', 'food truck'],
      because: 'Food brought to where others celebrate.',
    },
    {
      scope: 'sentence',
      any: [
        '(officiant|celebrant|officiate|minister) ~ (wedding|ceremony)',
        '(wedding|humanist|civil) (officiant|celebrant)',
      ],
      because: 'Who marries, not where.',
    },
    {
      scope: 'sentence',
      any: [
        '=your (venue|event space|event location|own venue|office)',
        '(=any|=every|=their|=each|=most|local|finest|hotel) (venue|venues)',
        '(photo booth|photobooth|booth|booths|dj)',
        '(travel|travels|bring|brought|deliver|delivered) ~ (venue|venues)',
        '(wedding|event|conference) =venues',
        '(=any|=every) ~ (venue|facility)',
        'we come =to you',
      ],
      because: 'Those who come to the place of others',
    },
    {
      scope: 'sentence',
      any: [
        '(cater|photograph|dj|florist|flower|cake|shuttle|limo|rental) ~ (wedding|venue)',
        'minutes from ~ (venue|wedding)',
      ],
      because: 'Work for weddings held elsewhere.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-venue',
      name: 'Answer inquiries with dates and prices',
      description: 'Reply quickly, hold dates.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(inquir|availab|contact)'],
    },
    {
      id: 'show-venue',
      name: 'Show the place',
      description: 'Walk, listen, picture the day.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(tour|visit|schedule)'],
    },
    {
      id: 'offer-venue',
      name: 'Write the offer and contract',
      description: 'Combine place, rooms, food; take the deposit.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text'],
      shownBy: ['(package|deposit|contract)'],
    },
    {
      id: 'plan-with-couple',
      name: 'Plan with the couple and their vendors',
      description: 'Lay out, time, rules, insurance.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['plan', 'schedule'],
      shownBy: ['(plan|coordinator|vendor)'],
    },
    {
      id: 'set-up-venue',
      name: 'Set up and turn the place around',
      description: 'Chairs, tables, power, clean.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(set up|chairs|tables)'],
    },
    {
      id: 'run-wedding',
      name: 'Be there on the day',
      description: 'Watch time, doors, guests, noise.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 2 },
      traits: ['decide', 'care'],
      shownBy: ['(day coordinator|on site|event staff)'],
    },
  ],
});
