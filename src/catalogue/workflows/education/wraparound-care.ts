import { defineWorkflow } from '#catalogue/define.ts';

export const wraparoundCare = defineWorkflow({
  id: 'wraparound-care',
  name: 'After-school and holiday club',
  naming: {
    variants: [
      { any: ['(holiday|half term|vacation) (club|care|camp)'], name: 'Holiday club' },
      {
        any: ['(before|after) school', '(breakfast|wraparound|wrap around|after school) (club|care)'],
        name: 'Before- and after-school care',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Looking after schoolchildren outside lessons: collecting them, snacks, play and homework, and full days in the holidays.',
  industries: ['childcare', 'school', 'education'],
  signals: {
    phrases: [
      { weight: 3, any: ['schoolchildren ~ holidays', '(wraparound|wrap around) (childcare|provision)'] },

      {
        weight: 3,
        any: [
          '(after school|before school|breakfast|wraparound|wrap around|holiday|half term) (club|care|programme|program) ~ (children|school|from|until|open|snack|tea|homework|run|games|ages|aged|pupils|daily|collect|collected|available)',
          '(collect|pick up|drop off|drop) ~ (local schools|three schools|two schools|nearby schools|from school|school run|minibus)',
        ],
      },
      {
        weight: 3,
        any: [
          '(after school club|after school care|breakfast club|wraparound care|holiday club|holiday care|before after school care|before after school|after school program|after school programme|out of school club|after care|extended day|holiday after school club)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((after|before) school (club|care|program|programme)|(holiday|breakfast|homework) club|wraparound care|school pick up|extended day)',
    ],
    anywhere: false,
    apart: 2,
  },
  counterSignals: [{ scope: 'sentence', any: ['(dog|puppy|tutoring)'], because: 'Animals or lessons' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-children-sessions',
      name: 'Register children for club sessions',
      description: 'Take bookings, allergies and who may collect.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(book|register)'],
    },
    {
      id: 'collect-children-from',
      name: 'Collect children from school',
      description: 'Walk or drive, count heads and hand over.',
      role: 'Teacher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 5, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['care', 'hands-on'],
      shownBy: ['(collect|pick up|minibus)'],
    },
    {
      id: 'run-play-homework',
      name: 'Lead play, homework and crafts',
      description: 'Plan the afternoon, keep children busy and safe and hand them over to their parents.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 10, high: 25 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 1 },
      traits: ['care', 'coach'],
      shownBy: ['(play|craft|homework|trip)'],
    },
    {
      id: 'give-snacks-tea',
      name: 'Give club children snacks and tea',
      description: 'Prepare food, mind allergies and clear away.',
      role: 'Teacher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'care'],
      shownBy: ['(snack|tea|breakfast)'],
    },
    {
      id: 'invoice-sessions',
      name: 'Invoice club sessions',
      description: 'Bill hours by month and set off vouchers.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
  ],
});
