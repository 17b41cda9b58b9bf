import { defineWorkflow } from '#catalogue/define.ts';

export const postProduction = defineWorkflow({
  id: 'post-production',
  name: 'Editing and post-production',
  department: 'Marketing',
  type: 'Development',
  description: 'Turning recorded pictures into a finished film: selecting, cutting, colour, sound, versions.',
  industries: ['agency', 'culture-media'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(video editing|post production|colour grading|color grading|sound mix|sound design|rushes) ~ (edit|voice over|footage|rushes|film|video|colour|color|mix|clips|grade|music|delivery|suite)',
          '(edit|cut) ~ (footage|rushes|clips) ~ (=your|phone|film|story)',
        ],
      },
      {
        weight: 3,
        any: [
          '(video editing|post production|colour grading|color grading|sound design|audio post production)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['=editing'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: [
      '(video editing|post production|(colour|color) grading|sound design|audio post production|photo (editing|retouching))',
    ],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(copy|text|manuscript|book) editing'], because: 'Editing of texts' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-sort-material',
      name: 'Take in and sort material',
      description: 'This covers copy, sync and name.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'cut-film',
      name: 'Cut the film',
      description: 'This covers story, rhythm and length.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(edit|cut)'],
    },
    {
      id: 'grade-mix',
      name: 'Grade and mix',
      description: 'This covers colour, voices and music.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(colour|color|sound)'],
    },
    {
      id: 'take-comments-deliver',
      name: 'Take comments and deliver',
      description: 'This covers rounds, versions and captions.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
  ],
});
