import { defineWorkflow } from '#catalogue/define.ts';

export const ensembles = defineWorkflow({
  id: 'ensembles',
  name: 'Ensemble and choir rehearsals',
  department: 'Operations',
  type: 'Business',
  description:
    'Running orchestras, bands and choirs of students: hearing and placing, choosing music, weekly rehearsals and concerts.',
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
      name: 'Hear and place players and singers',
      description: 'Hold auditions or ask the teacher, and seat by level.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['interview', 'match'],
      shownBy: ['(audition|place)'],
    },
    {
      id: 'choose-music-plan',
      name: 'Choose music and plan the term of the ensemble',
      description: 'Find pieces for the level, hand out parts and plan rehearsals.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'design'],
    },
    {
      id: 'rehearse-every-week',
      name: 'Rehearse and conduct the ensemble',
      description: 'Lead, balance and correct every week, and conduct at concerts.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 3 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(rehearse)'],
    },
    {
      id: 'organise-concert',
      name: 'Organise the ensemble concert',
      description: 'Book hall and helpers, print the programme and plan seats and stage.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['plan', 'schedule'],
      shownBy: ['(concert|perform)'],
    },
  ],
});
