import { defineWorkflow } from '#catalogue/define.ts';

export const performances = defineWorkflow({
  id: 'performances',
  name: 'Performances and entertainment',
  department: 'Operations',
  type: 'Development',
  description:
    'Performing music, theatre or entertainment for an audience or at events: programme, rehearsal, booking, set-up and the show.',
  industries: ['culture-media', 'events'],
  narrows: ['event-organisation'],
  delivers: {
    named: [
      '(dj|live music|photo booth|karaoke|magic|face painting|balloon|string quartet|wedding band) (service|services|rental|show|entertainment|performance|)',
      'dj',
      'live (music|entertainment|performance)',
      'emcee',
    ],
    anywhere: true,
    apart: 3,
    notIn: ['restaurant', 'tech', 'education', 'retail', 'healthcare'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(plays|musicals|productions|concerts) ~ (=this|each|per|a|next) season',
          '(audition|auditions) ~ (held|january|february|march|april|may|june|july|august|september|october|november|december|open)',
        ],
      },
      {
        weight: 3,
        any: [
          '(present|presents|stage|stages|programme) ~ (drama|comedy|dance|musicals|plays|concerts|panto|opera|film)',
          '(relaxed|captioned|audio described|matinee|touring) performances',
          '(panto|pantomime|nutcracker|hamlet|musical) ~ (december|january|february|march|april|may|june|july|october|november|runs)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=productions|=shows|=concerts|=performances|season programme|=our season|current season)'],
      },

      {
        weight: 3,
        any: [
          '(puts on|stage|present|produce) ~ (show|play|musical|production|concert)',
          'curtain ~ (matinee|pm|7)',
          '(auditions|callbacks) ~ (monologue|welcome|sides|song|role|prepare|sign up|held)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(auditions|=this season|season tickets)'] },
      {
        weight: 3,
        any: [
          '(book|hire) ~ (band|dj|musician|performer|entertainer|speaker|magician|quartet)',
          '(concert|performance|show|production|season|play|recital) ~ (ticket|season|perform|performed|cast|orchestra|choir|theatre|theater|audience|upcoming|stage|schedule)',
          '(we|=our (band|orchestra|choir|company|ensemble|troupe)) ~ (perform|play) ~ (wedding|event|concert|venue|music|season|audience)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=performances|concerts|=shows|=productions|upcoming shows|live shows)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(team|teams|squad|delegates) ~ (season|play|perform|show)',
        '(pre season|mid season|off season)',
        '(stage|event|concert) (lighting|rental|rentals|equipment)',
      ],
      because: 'Sport and teams at work',
    },
    {
      scope: 'sentence',
      any: [
        '(high|energy|engine|business|team|academic|financial|website) performance',
        '(slide|trade|talk) show',
      ],
      because: 'Another sense.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-programme',
      name: 'Choose the programme',
      description: 'Pick pieces or sets for audience and occasion.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 5, variability: 3, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 4 },
      traits: ['design', 'plan'],
    },
    {
      id: 'agree-booking',
      name: 'Agree date, fee and needs with the host',
      description: 'Talk through wishes, stage and contract.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['negotiate'],
      shownBy: ['(book|hire)'],
    },
    {
      id: 'rehearse',
      name: 'Rehearse',
      description: 'Practise together and correct.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 3, expertise: 5, revenue: 3 },
      traits: ['coach', 'hands-on'],
      shownBy: ['rehears'],
    },
    {
      id: 'set-up-stage',
      name: 'Set up stage, sound and light',
      description: 'Bring, connect and test.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'perform-show',
      name: 'Perform',
      description: 'Play before the audience and react to it.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 5, variability: 5, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(perform|concert|show)'],
    },
    {
      id: 'announce-show',
      name: 'Announce shows and sell seats',
      description: 'Write announcements and manage tickets.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 4 },
      traits: ['draft-text'],
      shownBy: ['(ticket|season)'],
    },
  ],
});
