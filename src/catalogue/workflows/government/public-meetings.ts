import { defineWorkflow } from '#catalogue/define.ts';

export const publicMeetings = defineWorkflow({
  id: 'public-meetings',
  name: 'Board and committee meeting scheduling',
  naming: {
    parts: [
      {
        any: ['(board|trustee|trustees|director|supervisor|supervisors|selectmen)'],
        name: 'Board meetings',
        word: 'board meetings',
      },
      { any: ['committee'], name: 'Committee meetings', word: 'committee meetings' },
      { any: ['commission'], name: 'Commission meetings', word: 'commission meetings' },
      { any: ['coalition'], name: 'Coalition meetings', word: 'coalition meetings' },
      { any: ['(council|aldermen)'], name: 'Council meetings', word: 'council meetings' },
      { any: ['(minutes|agenda|agendas)'], name: 'Meeting agendas and minutes', word: 'minutes' },
    ],
    joined: '{parts}',
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Preparing public meetings: setting dates, agenda and papers, announcing as the law asks, taking minutes and publishing them.',
  industries: ['non-profit', 'property-management', 'government', 'association', 'religious-organisation'],
  coreOf: ['government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'meetings on ~ (first|second|third|fourth|last) (monday|tuesday|wednesday|thursday|friday)',
          '(=board|=council|=trustees|=commission|=committee) (=meets|=meet) ~ (monday|tuesday|wednesday|thursday|quarterly|monthly|month|evening|pm)',
        ],
      },

      { weight: 3, any: ['(agendas|agenda|minutes) ~ (posted|below|hours|published|download|available)'] },

      {
        weight: 3,
        any: [
          '(board|council|directors|trustees|vestry|commissioners|supervisors|committee|members|officers) ~ (meet|convene|sits) ~ (first|second|third|fourth|last) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
          '(council|board|supervisors) ~ (convenes|sits) ~ (monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
          'board ~ (elected|meets) ~ (annual meeting|clubhouse|monthly|quarterly)',
          '(approved|draft) minutes ~ (posted|available|published|session|meeting)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(borough council|town council|village board|city council|board =of education|township supervisors|union meetings|general meetings|annual meeting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(board|council|committee|coalition|commission|trustees|supervisors|selectmen|members|association) (meet|meets|met) ~ (monday|tuesday|wednesday|thursday|friday|month|monthly|quarter|quarterly|weekly)',
          '(agendas|minutes|agenda) ~ (posted|available|here|download|view|archive|minutes)',
          '(annual|board|monthly|coalition|chapter) meeting ~ (agenda|minutes|notice|open|schedule|date|held)',
        ],
      },
      {
        weight: 2,
        any: ['(agendas|minutes|agendas minutes|meeting minutes|meeting schedule|board meetings)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(board|council|committee|trustee|trustees|commission|commissioner|selectmen|town|village|city|township|association|annual|monthly|regular|public|budget) (meeting|meetings|hearing) ~ (held|monday|tuesday|wednesday|thursday|minute|agenda|public|month|pm|schedule|attend|open)',
          '(meeting|council|board) (minutes|agenda|agendas|packet|calendar|schedule|dates)',
        ],
      },
      {
        weight: 3,
        any: [
          '(board|committee|council|commission|public|town|general|full board) (meeting|hearing)',
          'meeting (calendar|schedule|agenda|minutes)',
          '(agenda|agendas) minutes',
          '(attend|join) ~ (public|board|committee|council) meeting',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(meeting calendar|=meetings|=meeting|agendas|minutes|=hearings|=hearing|public notices|agendas minutes)',
        ],
      },
    ],
    forms: [{ weight: 2, fields: ['meeting date'] }],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(good|ideal|suitable|perfect|hire|hired|space|capacity|seats) ~ (meetings|meeting)',
        'contact =our secretary',
      ],
      because: 'What a room may be used for',
    },
    { scope: 'page', any: ['(school|student|pupil) council'], because: 'A council of pupils' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-dates',
      name: 'Set meeting dates and room',
      description: 'Agree dates with members and book the place or link.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule'],
      shownBy: ['(calendar|schedule|date)'],
    },
    {
      id: 'make-agenda',
      name: 'Make the agenda and meeting papers',
      description: 'Gather items and papers and send them in time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['plan', 'summarise'],
      shownBy: ['agenda'],
    },
    {
      id: 'announce-meeting',
      name: 'Announce the meeting as the law asks',
      description: 'Publish notice and flyers and inform those concerned.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(notice|flyer|announce)'],
    },
    {
      id: 'set-up-meeting',
      name: "Set up room, stream and speakers' list",
      description: 'Open the room, test sound and stream and note who wants to speak.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 3, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'schedule'],
      shownBy: ['(live stream|zoom|webinar|sign up ~ speak|speaker|in person)'],
    },
    {
      id: 'chair',
      name: 'Chair the meeting and bring it to decisions',
      description: 'Lead the discussion and bring it to a decision.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 5, presence: 3, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['negotiate', 'advise'],
      shownBy: ['(hearing|chair|vote)'],
    },
    {
      id: 'take-minutes',
      name: 'Take and publish minutes',
      description: 'Write down motions, votes and duties and publish them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['transcribe', 'summarise'],
      shownBy: ['(minutes|vote|recording)'],
    },
    {
      id: 'track-duties',
      name: 'Follow up what the meeting decided',
      description: 'List who does what by when and ask before the next meeting.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['monitor', 'remind'],
      shownBy: ['(action item|follow up|old business|unfinished business)'],
    },
  ],
});
