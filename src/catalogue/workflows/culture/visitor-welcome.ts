import { defineWorkflow } from '#catalogue/define.ts';

export const visitorWelcome = defineWorkflow({
  id: 'visitor-welcome',
  name: 'Welcoming and following up visitors',
  naming: {
    parts: [
      {
        any: [
          '(plan|planning) ~ visit',
          '(what to expect|what expect|first visit|first time|=new here|greeters|im new)',
          "i'm new",
        ],
        name: 'Welcoming visitors',
      },
      {
        any: [
          '(connect|connection|visitor|welcome) card',
          '(newcomer|new member|discover|starting point) (class|course|lunch)',
          'follow up',
        ],
        name: 'Following up visitors',
      },
    ],
  },

  department: 'Customer Service',
  type: 'Communication',
  description:
    'Making newcomers feel at home: telling what to expect, greeting, connect card, call or visit and next steps.',
  industries: ['religious-organisation'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(new|newcomer|newcomers|recently moved) ~ (looking for|find|seeking) ~ (church|parish|congregation|spiritual home)',
          '(newcomers|new families|new members|new parishioners) ~ (fill|register|registration|contact|welcome|introduce) ~ (form|card|priest|vicar|office|parish|church|us)',
        ],
      },
      {
        weight: 3,
        any: [
          'greeters ~ (help|welcome|seat|park|find)',
          '(first visit|first time) ~ (park|seat|expect|kids|greet|children)',
        ],
      },
      {
        weight: 3,
        any: [
          'plan ~ visit',
          "(what to expect|what expect|first time (visitor|guest)|=new here|i'm new) ~ (church|sunday|service|visit|worship|us|guest|congregation)",
          '(connect|connection|visitor|welcome) card',
          '(newcomer|new member|discover|starting point) (class|course|lunch)',
        ],
      },
      {
        weight: 2,
        any: [
          "(plan =your visit|i'm new|new here|what to expect|visit|=your first visit|visitors|connect|next steps|connect card|im new)",
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(planning|plan|plans) ~ visit ~ (=korea|country|abroad|israel|holy land|museum|overseas)',
        'planning =to visit',
      ],
      because: 'A journey to elsewhere.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'tell',
      name: 'Tell what to expect',
      description: 'Keep times, clothes, children and parking current.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(expect|parking|wear)'],
    },
    {
      id: 'greet',
      name: 'Greet and guide',
      description: 'Meet at the door, show rooms.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 5, error: 1, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['care'],
      shownBy: ['(greet|welcome)'],
    },
    {
      id: 'note',
      name: 'Note names and questions',
      description: 'Collect cards and enter them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['card'],
    },
    {
      id: 'follow',
      name: 'Call or write in the week',
      description: 'Thank for the visit and answer questions.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 1, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['personalise', 'draft-text'],
      shownBy: ['(follow up|contact)'],
    },
    {
      id: 'next',
      name: 'Lead to groups and service',
      description: 'Invite to a class or team.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 1, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['match', 'coach'],
      shownBy: ['(class|group|next step)'],
    },
  ],
});
