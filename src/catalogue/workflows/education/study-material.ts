import { defineWorkflow } from '#catalogue/define.ts';

export const studyMaterial = defineWorkflow({
  id: 'study-material',
  name: 'Study material',
  department: 'Development',
  type: 'Business',
  description: 'Writing, printing and sending modules, practice sheets and video solutions.',
  industries: ['education', 'tutoring', 'training-provider', 'culture-media'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(study material|modules|question bank|worksheets|dpp|course material|booklets|correspondence) ~ (printed|couriered|courier|uploaded|prepared|provided|students|app|faculty|chapter|postal|video solutions|updated|pdf|posted)',
        ],
      },
      {
        weight: 3,
        any: [
          '(study material|course material|postal course|correspondence course|question bank|books material|downloads notes)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(study|course) (material)', '(postal|correspondence) course', 'question bank'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'write-modules',
      name: 'Write modules',
      description: 'This covers theory, examples and graded questions.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(module|prepare)'],
    },
    {
      id: 'proof-update',
      name: 'Proof and update',
      description: 'Correct errors and follow the new pattern.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(update)'],
    },
    {
      id: 'print-send',
      name: 'Print and send',
      description: 'Have them printed, pack and send by courier.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(print|courier)'],
    },
    {
      id: 'record-video-solutions',
      name: 'Record video solutions',
      description: 'Solve on camera and upload by chapter.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(video|upload)'],
    },
  ],
});
