import { defineWorkflow } from '#catalogue/define.ts';

export const libraryProgrammes = defineWorkflow({
  id: 'library-programmes',
  name: 'Library programmes and classes',

  department: 'Operations',
  type: 'Business',
  description: 'Inviting readers in: story times, summer reading, book clubs, classes and room booking.',
  industries: ['government', 'culture-media'],

  narrows: ['event-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(stories|songs|rhymes|crafts) ~ (toddlers|babies|preschoolers|children|toddler) ~ (monday|tuesday|wednesday|thursday|friday|saturday)',
          '(read|reading) ~ win ~ prizes',
        ],
      },
      {
        weight: 3,
        any: [
          '(toddler|baby|preschool|family|lap) (time|storytime) ~ (monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
          '(summer reading|read ~ therapy dog|lego club|story hour)',
          '(talks|lectures|programs) ~ (library|thursdays|museum|society|month)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(children teens|library events|kids teens)'],
      },
      {
        weight: 3,
        any: [
          '(story|storytime|toddler|baby|family) (time|storytime|hour) ~ (library|join|week|ages|child|am|pm|register)',
          'summer reading (program|challenge|club|)',
          'book (club|discussion) ~ (meet|join|month|read|library|group)',
          '(makerspace|computer class|homework help|teen advisory|craft program) ~ (library|join|teen|week|free|register)',
        ],
      },
      {
        weight: 2,
        any: [
          "(storytime|story time|summer reading|book clubs|library programs|teen programs|children's programs|=for kids|=for teens)",
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'plan',
      name: 'Plan the season',
      description: 'Choose themes, guests and dates.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['plan', 'design'],
      shownBy: ['(calendar|season|program)'],
    },
    {
      id: 'announce',
      name: 'Announce and register',
      description: 'Post, print and take names.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(register|sign up)'],
    },
    {
      id: 'lead',
      name: 'Lead story times and clubs',
      description: 'Read aloud, ask questions and make things.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 3, revenue: 3 },
      traits: ['coach', 'care'],
      shownBy: ['(story|club|class)'],
    },
    {
      id: 'rooms',
      name: 'Lend rooms',
      description: 'Book and explain rules.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['schedule'],
      shownBy: ['room'],
    },
    {
      id: 'count',
      name: 'Count and report',
      description: 'Note visitors and wishes.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['analyse-data'],
    },
  ],
});
