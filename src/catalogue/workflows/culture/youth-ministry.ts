import { defineWorkflow } from '#catalogue/define.ts';

export const youthMinistry = defineWorkflow({
  id: 'youth-ministry',
  name: "Children's and youth ministry",
  naming: {
    parts: [
      {
        any: [
          "(children|child|children's|kids|preschool|preschoolers|sunday school|vacation bible|toddlers)",
        ],
        name: "Children's ministry",
      },
      { any: ['(youth|teen|teens|student|students|middle school|high school)'], name: 'Youth ministry' },
    ],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Looking after the young of a congregation: preparing lessons, leading groups, keeping them safe and keeping families informed.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'nursery ~ (during|sunday|worship|service)',
          '(teenagers|teens|youth|young people) ~ (meet|gather) ~ (monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|weekly|evening|month)',
          '=VBS',
          'vacation bible camp',
          "(children's|children’s|childrens|kids) (church|worship|chapel|liturgy|programme|program)",
          '(youth|kids) (night|fellowship|retreat|mass)',
        ],
      },
      {
        weight: 3,
        any: [
          '(middle|high) school students ~ (meet|gather|together|games|wednesday|sunday)',
          '(youth nights|kids wing|children church)',
        ],
      },
      {
        weight: 3,
        any: [
          '(sunday|sabbath) school',
          '(kids|children|teens|teen|youth|student|preschool|preschoolers|toddler) (ministry|church)',
          '(youth|teen) group',
          'ministry ~ (preschoolers|toddlers|children|youth|students)',
          'vacation bible school',
          '(children|teens|youth) ~ (meet|gather) ~ (sunday|week|sermon|worship)',
        ],
      },
      {
        weight: 1.5,
        any: ['(children|youth|teen|kids) (program|group)', '(playgroup|mainly music|church school)'],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(kids ministry|teens ministry|youth|children|youth group|kids|sunday school|=our children)'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['kids mass tickets', 'youth hostel'], because: 'Other things called youth.' },
    {
      scope: 'sentence',
      any: ['(founded|expanded|established|pupils|history|immigrant|century)'],
      because: 'The tale of earlier years',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-lessons',
      name: "Prepare children's lessons",
      description: 'Choose texts, stories and crafts for each age.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['plan', 'draft-text'],
      shownBy: ['curriculum'],
    },
    {
      id: 'win-helpers',
      name: 'Win and train helpers for the young',
      description: 'Ask people, explain the rules and go along the first times.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['coach'],
      shownBy: [
        '(volunteer ~ (kids|children|youth)|(serve|serving) ~ (kids|children|youth)|leader training)',
      ],
    },
    {
      id: 'lead-groups',
      name: "Lead children's and youth groups",
      description: 'Teach, play, sing and listen to what moves the young.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 4 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 1 },
      traits: ['coach', 'care'],
      shownBy: ['(age group|meet|study)'],
    },
    {
      id: 'keep-safe',
      name: 'Check helpers and sign children in and out',
      description: 'Screen helpers and know at all times who is here.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 2, error: 5, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(background check|check in)'],
    },
    {
      id: 'inform-families',
      name: 'Tell families what children and youth do',
      description: 'Write to parents what was learnt, what comes next and what to bring.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'remind'],
    },
    {
      id: 'run-trips',
      name: 'Plan camps and trips',
      description: 'Set date and place, collect forms and money and find leaders.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['plan', 'schedule'],
      shownBy: ['(camp|retreat|mission trip|vacation bible school|=VBS)'],
    },
  ],
});
