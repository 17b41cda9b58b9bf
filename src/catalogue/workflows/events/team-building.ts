import { defineWorkflow } from '#catalogue/define.ts';

export const teamBuilding = defineWorkflow({
  id: 'team-building',
  name: 'Team building sessions',
  department: 'Operations',
  type: 'Communication',
  description:
    'Bringing colleagues together in games and tasks made for it: learning what the team needs, choosing a format, preparing, leading the day and talking it over.',
  industries: ['events', 'consulting', 'training-provider', 'fitness', 'travel'],
  narrows: ['training-delivery', 'event-organisation', 'private-events'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=we|=our team|=our facilitators|facilitators) ~ (deliver|facilitate|lead|run|design|host|organise|organize|create) ~ (team building|teambuilding|team bonding|team experience|team experiences)',
          '(deliver|delivers|facilitate|facilitates|designs|organises|organizes) ~ (team building|teambuilding|team bonding) (experience|experiences|session|sessions|activity|activities|event|events|programme|programmes|program|programs|day|days)',
          '(curate|curates|offer|offers|provide|provides) ~ (team building|teambuilding|team bonding) (experiences|sessions|activities|events|programmes|programs|days|workshops)',
          '(facilitated|bespoke|corporate|indoor|outdoor|virtual) (team building|teambuilding|team bonding) (experience|experiences|session|sessions|activity|activities|event|events|programme|programmes|program|programs|day|days|workshop|workshops)',
        ],
      },
      {
        weight: 1.5,
        in: ['heading', 'navigation'],
        any: ['(team building|teambuilding|team bonding|team away days)'],
      },
      { weight: 0.5, any: ['(team building|teambuilding|team bonding)'] },
    ],
  },
  delivers: {
    named: [
      '(team building|teambuilding|team bonding) (experience|session|activity|event|programme|program|day|workshop|)',
      'team away day',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(perfect|great|ideal|popular|wonderful) ~ (team building|teambuilding|team bonding)',
        '(launches|conferences|awards|award ceremonies|galas|parties) ~ (team building|teambuilding)',
        '(team building|teambuilding) ~ (launches|conferences|awards|award ceremonies|galas|parties)',
        '=our (=own|staff|annual|company) (team building|teambuilding|team bonding)',
      ],
      because: 'A place or thing that suits it, or an outing of the own staff',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-team',
      name: 'Find out what the team needs',
      description:
        'Ask about size, place, date, what is going badly and what should be different afterwards.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 2, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['interview', 'personalise'],
      shownBy: ['(tell us about =your team|tailored|=your goals|objectives)'],
    },
    {
      id: 'propose-format',
      name: 'Propose a format and a price',
      description: 'Choose games and tasks that fit, work out people and material, and write the offer.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 5 },
      traits: ['match', 'draft-text'],
      shownBy: ['(=quote|proposal|per person)'],
    },
    {
      id: 'arrange-day',
      name: 'Arrange place, people and transport',
      description:
        'Book the venue and facilitators, tell the participants when and where, and plan for rain.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(venue|location|travel)'],
    },
    {
      id: 'prepare-material',
      name: 'Prepare games and material',
      description: 'Adapt the tasks to the company, pack the kits and check that nothing is missing.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'personalise'],
    },
    {
      id: 'lead-session',
      name: 'Lead the session',
      description: 'Explain, watch, keep time and spirits up, and see that everybody takes part safely.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 5 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 5 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(facilitator|facilitated|facilitate|hosted)'],
    },
    {
      id: 'talk-over',
      name: 'Talk over what was learned and report',
      description:
        'Hold the closing talk, collect opinions and send the client pictures and a short summary.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['summarise', 'coach'],
      shownBy: ['(debrief|feedback|outcomes)'],
    },
  ],
});
