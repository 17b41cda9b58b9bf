import { defineWorkflow } from '#catalogue/define.ts';

export const nightCare = defineWorkflow({
  id: 'night-care',
  name: 'Night care at home',
  department: 'Operations',
  type: 'Business',
  description: 'A carer in the house at night, sleeping or awake, so that the family can rest.',
  industries: ['healthcare', 'home-care'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(sleeping|waking) (night|night care|or waking)',
          '(night|overnight) (care|sitting|sitter|carer|nurse|support) ~ (home|family|rest|sleep|waking|sleeping|safe|loved|peace)',
        ],
      },
      {
        weight: 3,
        any: ['(night care|overnight care|night sitting|waking nights|night nursing)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(night|overnight) (care|sitting|nursing)', 'waking nights'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(hotel|night school|night shift|per night)'],
      because: 'Nights of other kinds',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-nights-are',
      name: 'Ask what the nights are like',
      description: 'Ask about falls, turning, medicines and fears, and look at room and bed.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 1 },
      traits: ['interview', 'plan'],
    },
    {
      id: 'be-there-through',
      name: 'Be there through the night',
      description: 'Turn, change, help to the toilet, give medicines and calm.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 16, high: 38 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(night)'],
    },
    {
      id: 'write-nights-notes',
      name: "Write the night's notes",
      description: 'Note times, turns, drinks and anything new for the morning.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'summarise'],
    },
    {
      id: 'roster-nights',
      name: 'Roster the nights',
      description: 'Fill every night, also at short notice.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 1 },
      traits: ['schedule', 'match'],
    },
  ],
});
