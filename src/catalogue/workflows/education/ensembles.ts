import { defineWorkflow } from '#catalogue/define.ts';

export const ensembles = defineWorkflow({
  id: 'ensembles',
  name: 'Ensemble and choir rehearsals',
  department: 'Operations',
  type: 'Business',
  description:
    'Running orchestras, bands and choirs of students: placing, choosing music, weekly rehearsal, performing.',
  industries: ['training-provider', 'education', 'culture-media', 'school'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(orchestra|jazz band|choir|chamber|string quartet|ensemble|rock band|wind band|concert band) ~ (rehearse|rehearsal|audition|weekly|meets|performs)',
        ],
      },
      {
        weight: 3,
        any: [
          '(ensembles|orchestras|choirs|bands|chamber music|youth orchestra|jazz band|ensemble program|rock band|music ensembles)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(ensembles|youth orchestra|choirs|chamber music|(jazz|rock|concert|wind) (band)|orchestras|choir)',
    ],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['wedding', '(hire|book) ~ (band|quartet)'], because: 'Players for hire' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-place-players',
      name: 'Hear and place players',
      description: 'Audition or ask the teacher and seat by level.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
      shownBy: ['(audition|place)'],
    },
    {
      id: 'choose-music-plan',
      name: 'Choose music and plan the term',
      description: 'Find pieces for the level and hand out parts.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'rehearse-every-week',
      name: 'Rehearse every week',
      description: 'Lead, balance and correct.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(rehearse)'],
    },
    {
      id: 'organise-concert',
      name: 'Organise the concert',
      description: 'Hall, seating, programme and helpers.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(concert|perform)'],
    },
  ],
});
