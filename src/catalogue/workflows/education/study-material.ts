import { defineWorkflow } from '#catalogue/define.ts';

export const studyMaterial = defineWorkflow({
  id: 'study-material',
  name: 'Study material',
  department: 'Development',
  type: 'Business',
  description: 'Writing, recording and sending study material: modules, practice sheets and video solutions.',
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
      name: 'Write study modules',
      description: 'Write theory, worked examples and graded questions.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'research'],
      shownBy: ['(module|prepare)'],
    },
    {
      id: 'record-video-solutions',
      name: 'Record video solutions',
      description: 'Solve on camera and upload by chapter.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 2, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 2 },
      traits: ['create-media', 'coach'],
      shownBy: ['(video|upload)'],
    },
    {
      id: 'proof-update',
      name: 'Proof and update study material',
      description: 'Correct errors and follow new exam patterns.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(update)'],
    },
    {
      id: 'print-send',
      name: 'Have study material printed and sent',
      description: 'Order the print, pack and send by courier.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['schedule', 'hands-on'],
      shownBy: ['(print|courier)'],
    },
  ],
});
