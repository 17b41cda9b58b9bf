import { defineWorkflow } from '#catalogue/define.ts';

export const streetOutreach = defineWorkflow({
  id: 'street-outreach',
  name: 'Street and outreach work',
  department: 'Operations',
  type: 'Business',
  description: 'Going to people where they are: routes, meeting, help on the spot, referrals and notes.',
  industries: ['non-profit', 'government', 'religious-organisation'],
  delivers: {
    named: ['(street|detached|mobile) (outreach|youth work|work)', 'outreach', 'detached'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(workers|team|volunteers|outreach team) ~ (on|=the) streets',
          '(detached (youth work|work|workers)|street outreach|outreach workers|outreach team|street pastors)',
          '(rough sleepers|homeless people) ~ (streets|outreach|visit|visited|nightly)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(street outreach|detached work|=detached|outreach team)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-routes',
      name: 'Plan outreach routes and teams',
      description: 'See where people sleep or meet, pair workers and set hours.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'meet-people',
      name: 'Meet and talk with people outside',
      description: 'Go out, listen and give food or kit.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 1 },
      traits: ['care', 'hands-on'],
    },
    {
      id: 'refer-on',
      name: 'Bring people to help',
      description: 'Call shelter, clinic or family and go along.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 4, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 1 },
      traits: ['route-requests', 'advise'],
    },
    {
      id: 'note-contacts',
      name: 'Note contacts of the round',
      description: 'Write who was met where and what comes next.',
      role: 'Social Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
