import { defineWorkflow } from '#catalogue/define.ts';

export const parishGroups = defineWorkflow({
  id: 'parish-groups',
  name: 'Parish groups and ministries',
  department: 'Operations',
  type: 'Business',
  description:
    'Keeping the groups of a parish going: choir, readers, servers, welcomers and societies; finding members, rotas and their year.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(altar servers|altar serving|ministers =of word|eucharistic ministers|legion =of mary|mothers union|flower guild|bell ringers|bellringers|welcomers rota|servers rota|readers rota)',
          '(choir|choirs) ~ (new members|=meets|rehearses|practises|rehearsal|rehearsals|practice|thursday|friday|wednesday|join)',
          '(lectors|readers|ushers|sacristans|sidespeople|welcomers) ~ (rota|rotas|training|volunteer|sunday|join|new)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(parish groups|parish ministries|parish organisations|parish organizations|=choir|=choirs|music ministry|altar servers|groups societies|sodalities)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-members',
      name: 'Find and welcome members of parish groups',
      description: 'Ask in the bulletin, talk with those who come and see who fits where.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 4, presence: 3, contact: 5, error: 2, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['interview', 'match'],
    },
    {
      id: 'make-rota',
      name: 'Make and send the rotas of parish groups',
      description: 'Ask who can when, fill gaps and send reminders.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 3, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
      shownBy: ['rota'],
    },
    {
      id: 'rehearse-group',
      name: 'Rehearse and train parish groups',
      description: 'Lead rehearsals and teach servers, readers and welcomers.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 2, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['coach', 'hands-on'],
    },
    {
      id: 'check-safeguarding',
      name: 'Keep checks and papers of group helpers',
      description: 'Have checks done for those who work with children and keep the list.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'monitor'],
    },
    {
      id: 'hold-society',
      name: 'Prepare meetings and feasts of the groups',
      description: 'Agree dates, room, prayer and refreshments.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 4, error: 1, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 1, revenue: 1 },
      traits: ['plan', 'schedule'],
    },
  ],
});
