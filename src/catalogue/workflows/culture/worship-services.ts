import { defineWorkflow } from '#catalogue/define.ts';

export const worshipServices = defineWorkflow({
  id: 'worship-services',
  name: 'Worship services',
  naming: {
    variants: [
      { any: ['(jumuah|jummah|khutbah|iqamah|fajr|dhuhr|salah)'], name: 'Daily and Friday prayer services' },
      { any: ['(kabbalat|shabbat|minyan|torah)'], name: 'Shabbat and festival services' },
      { any: ['(puja|pujas|abhishekam|aarti)'], name: 'Pujas and temple worship' },
      { any: ['(mass times|weekday mass|sunday mass|saturday vigil)'], name: 'Mass and worship services' },
    ],
    parts: [
      {
        any: [
          '(worship|service|mass|liturgy|sunday|prayer|sermon|shabbat|jumuah|gather|sabbath|friday|salah)',
        ],
        name: 'Worship services',
      },
      {
        any: ['(pastoral|visitation|hospital|counseling|sick|homebound|grief|prayer request|confession)'],
        name: 'Pastoral care',
      },
    ],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    "Holding services and caring for people: preparing, leading, visiting, and marking life's occasions.",
  industries: ['religious-organisation'],
  coreOf: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'we (gather|worship|meet) ~ (sunday|saturday|sanctuary)',
          '(kabbalat|shabbat|high holy days|torah study|minyan|services) ~ (begin|saturday|friday|led|held|join|evening|followed)',
          '(jumuah|jummah|khutbah|iqamah|dhuhr|fajr|maghrib|taraweeh) ~ (sunset|1|2|pm|first|second|prayer|daily|led|am|5|12)',
          '(abhishekam|puja|archana|aarti|satsang) ~ (performed|saturday|sunday|am|pm|daily|sponsor|celebrated|held|evening)',
          '(saturday vigil|weekday mass|confessions) ~ (am|pm|heard|5|7|sunday)',
          '(daily|five|friday|congregational) (prayer) ~ (held|time|led|masjid|mosque|join|pm)',
          '(=our|sunday|worship) (worship|gathering|service) ~ (greeters|begins|am|music|message)',
        ],
      },
      {
        weight: 3,
        any: [
          '(worship|service|services|mass|sunday|prayer|communion|baptism|sabbath|dharma) ~ (am|pm|sunday|join|weekly|every|held|together|time|welcome|10|11|9|gather|hour)',
        ],
      },
      {
        weight: 3,
        any: [
          '(sunday|weekly|worship|online) (service|worship|mass|school)',
          '(prayer meeting|worship gathering|morning prayer|evening prayer|liturgy ~ (sunday|eucharist|word))',
          '(join us) ~ (worship|sunday|service)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(worship|mass times|service times|prayer times|services times|worship times|pujas|puja|liturgy|sunday services|pujas festivals|worship services)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['sunday school (room|hall|building|wing)', '(board|committee) ~ (meet|meets|meeting)'],
      because: 'Where or when a board meets.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-service',
      name: 'Prepare the sermon and order of service',
      description: 'Choose texts and music and write the sermon.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 5, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 1 },
      traits: ['draft-text', 'research'],
      shownBy: ['sermon'],
    },
    {
      id: 'rehearse-music',
      name: 'Choose and rehearse the music',
      description: 'Pick songs, make sheets and practise with choir or band.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 1 },
      traits: ['hands-on', 'coach'],
      shownBy: ['(choir|worship (team|band)|music ministry|organist|rehearse|rehearsal)'],
    },
    {
      id: 'lead-service',
      name: 'Lead the service',
      description: 'Preach, sing and pray with people.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 3, high: 7 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 1 },
      traits: ['care'],
      shownBy: ['(worship|service)'],
    },
    {
      id: 'welcome-new',
      name: 'Welcome newcomers to the congregation',
      description: 'Greet, write to first visitors and show the way into a group.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 2, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 2, revenue: 1 },
      traits: ['care', 'remind'],
      shownBy: ['(new here|=plan your visit|first time (visitor|guest)|newcomer|connect card)'],
    },
    {
      id: 'organise-groups',
      name: "Organise groups and the congregation's calendar",
      description: 'Arrange rooms, leaders and announcements.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['schedule', 'draft-text'],
      shownBy: ['(group|calendar|bulletin)'],
    },
  ],
});
