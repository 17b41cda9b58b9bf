import { defineWorkflow } from '#catalogue/define.ts';

export const postProduction = defineWorkflow({
  id: 'post-production',
  name: 'Editing and post-production',
  department: 'Development',
  type: 'Development',
  description:
    'Turning recorded pictures into a finished film: taking in and sorting, cutting, colour, sound, changes and versions.',
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
      name: 'Take in and sort film material',
      description: 'Copy and back up what was shot, match picture and sound, and name the takes.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'extract-data'],
    },
    {
      id: 'cut-film',
      name: 'Cut the film',
      description: 'Choose takes and find story, rhythm and length.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['create-media'],
      shownBy: ['(edit|cut)'],
    },
    {
      id: 'grade-mix',
      name: 'Grade colours and mix sound',
      description: 'Match pictures, set the look, clean voices and mix them with music.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['create-media'],
      shownBy: ['(colour|color|sound)'],
    },
    {
      id: 'make-effects',
      name: 'Add titles, graphics and effects',
      description: 'Make titles and lower thirds, take out what disturbs and set graphics in.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['create-media'],
    },
    {
      id: 'take-comments-deliver',
      name: 'Take in comments and deliver the versions',
      description: 'Go through rounds of change, add captions and export what each channel or station asks.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['create-media', 'check-rules'],
    },
  ],
});
