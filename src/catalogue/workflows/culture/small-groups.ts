import { defineWorkflow } from '#catalogue/define.ts';

export const smallGroups = defineWorkflow({
  id: 'small-groups',
  name: 'Bible study and small group coordination',
  naming: {
    parts: [
      { any: ['(ministry|ministries)'], name: 'Ministry coordination', word: 'ministry' },
      { any: ['(bible|study|studies|dharma)'], name: 'Bible study coordination', word: 'Bible study' },
      {
        any: [
          '(small|life|home|cell|connect|grow|fellowship|prayer|meditation|community) (group|groups)',
          "(men's|women's|mens|womens|couples|young adults|seniors|moms)",
        ],
        name: 'Small group coordination',
        word: 'small group',
      },
    ],
    joined: '{parts} coordination',
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Running groups for study, prayer and fellowship: finding leaders, planning material and times, inviting and caring for those who come.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          "(men's|women's|ladies|seniors|mothers) (breakfast|fellowship|luncheon|retreat|guild|circle|ministry) ~ (meet|first|second|third|last|every|month|weekly|join|saturday|sunday)",
          '(men|women|ladies) church ~ meet',
          '(house|discipleship|recovery|young adult|bible) (group|groups) ~ (meet|weekly|every|join|week)',
        ],
      },
      {
        weight: 3,
        any: [
          '(halaqah|halaqa|tafsir|satsang|torah study|study circle|home group|cell group) ~ (weekly|every|sisters|brothers|sunday|friday|meets)',
          '(sisters|brothers|youth) halaqah',
        ],
      },

      {
        weight: 3,
        any: [
          '(men|women|couples|young adults|seniors|moms) (meet|gather) ~ (eat|pray|study|breakfast|saturday|coffee|week|month)',
          '(ministry|group) ~ (meet|gather) ~ (monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=ministries|connect groups|community groups|=our ministries)'],
      },
      {
        weight: 3,
        any: [
          "(bible study|small group|small groups|life group|life groups|prayer group|men's group|women's group|home group|cell group|sunday school class|fellowship group|meditation group|dharma study) ~ (meet|join|weekly|wednesday|sunday|pm|am|held|group|every|leader|class|home|study|time|sign up)",
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          "(small groups|bible study|life groups|grow groups|home groups|bible studies|groups|men's ministry|women's ministry|fellowship)",
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-groups',
      name: 'Plan groups, times and places',
      description: 'See who needs which group and where it can meet.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'find-leaders',
      name: 'Find and prepare leaders',
      description: 'Ask, train and accompany those who lead.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['coach'],
    },
    {
      id: 'choose-material',
      name: 'Choose or write study material',
      description: 'Select texts and questions for the season.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 1 },
      traits: ['research', 'draft-text'],
      shownBy: ['(study|material|lesson)'],
    },
    {
      id: 'lead-group',
      name: 'Lead the evening',
      description: 'Open, guide the talk, pray and listen.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 1 },
      traits: ['care', 'coach'],
      shownBy: ['(meet|study)'],
    },
    {
      id: 'invite-people',
      name: 'Invite people and place newcomers',
      description: 'Announce groups, answer questions and match people.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['match', 'answer-questions'],
      shownBy: ['(join|sign up)'],
    },
    {
      id: 'care-members',
      name: 'Care for members in trouble',
      description: 'Visit, call and tell the pastor.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 1 },
      traits: ['care'],
    },
  ],
});
