import { defineWorkflow } from '#catalogue/define.ts';

export const festivalCelebrations = defineWorkflow({
  id: 'festival-celebrations',
  name: 'Religious festivals',
  department: 'Operations',
  type: 'Business',
  description:
    'Preparing and holding the festivals of the year: calendar, rites, food, volunteers and guests.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(navaratri|diwali|holi|ganesh chaturthi|shivaratri|ugadi|janmashtami|vaisakhi|eid|ramadan|purim|hanukkah|passover|vesak|pascha|holy week|parish festival|patronal feast) ~ (celebrated|celebrations|celebration|celebrate|volunteers|schedule|program|programme|festival|festivals|diwali|navaratri|ugadi)',
          'festivals ~ (celebrated|volunteers|temple|year|calendar)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=festivals|festival calendar|feasts festivals|=feasts|high holidays|holy week)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-festivals',
      name: 'Set dates and programme of festivals',
      description: 'Look up the calendar, agree rites and guests.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['plan', 'look-up'],
    },
    {
      id: 'gather-volunteers',
      name: 'Gather volunteers and gifts for the festival',
      description: 'Ask for help, sponsors and food.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 5, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'route-requests'],
    },
    {
      id: 'decorate-cook',
      name: 'Decorate and cook for the festival',
      description: 'Put up flowers and lights and prepare meals for many.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'hold-festival',
      name: 'Hold the religious festival',
      description: 'Lead rites and music and look after crowd and parking.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'care'],
    },
  ],
});
