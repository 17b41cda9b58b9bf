import { defineWorkflow } from '#catalogue/define.ts';

export const youthMinistry = defineWorkflow({
  id: 'youth-ministry',
  name: "Children's and youth ministry",
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
          '(sunday|sabbath|church) school',
          '(kids|children|teens|teen|youth|student) (ministry|group|program|church)',
          'vacation bible school',
          '(children|teens|youth) ~ (meet|gather) ~ (sunday|week|sermon|worship)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(kids ministry|teens ministry|youth|children|youth group|kids|sunday school|=our children)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-lessons',
      name: 'Prepare lessons',
      description: 'Choose texts, stories and crafts for each age.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['plan', 'draft-text'],
      shownBy: ['curriculum'],
    },
    {
      id: 'lead-groups',
      name: 'Lead the groups',
      description: 'Teach, play, sing and listen.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
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
      name: 'Plan the year and inform families',
      description: 'Set dates, trips and camps and write to parents.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['plan', 'draft-text', 'remind'],
    },
  ],
});
