import { defineWorkflow } from '#catalogue/define.ts';

export const courseRegistration = defineWorkflow({
  id: 'course-registration',
  name: 'Course and camp registration',
  naming: {
    variants: [
      { any: ['summer camp'], name: 'Summer camp registration' },
      { any: ['class (registration|schedule)'], name: 'Class registration' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Filling courses: publishing dates, taking registrations and fees, confirming, and handling waiting lists and changes.',
  industries: ['education', 'fitness', 'culture-media', 'non-profit'],
  coreOf: ['training-provider', 'tutoring'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=register|registering|sign up|enroll|enrol) ~ (course|class|camp|workshop|lesson|program|session|training)',
          '(course|class|camp) (registration|enrollment|schedule|fee|date)',
          'summer camp',
          '(course|class) ~ waiting list',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(courses|classes|camps|summer camps|register|timetable)'],
      },
    ],
    forms: [{ weight: 2, purpose: 'registration' }],
    structured: [
      { weight: 2, type: 'Course' },
      { weight: 2, type: 'CourseInstance' },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '=of course',
        'due course',
        'class action',
        'vehicle registration',
        'middle class',
        'world class',
        'first class',
        'best class',
      ],
      because: 'No lessons.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'publish-dates',
      name: 'Publish courses and dates',
      description: 'Set dates, places, prices and descriptions.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(schedule|date|upcoming)'],
    },
    {
      id: 'take-registration',
      name: 'Take registrations and fees',
      description: 'Enter, charge and confirm, and keep waiting lists.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(=register|enroll|sign up)'],
    },
    {
      id: 'prepare-course',
      name: 'Prepare lists and material',
      description: 'Make lists, rooms and material ready for the teacher.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'change-cancel',
      name: 'Handle changes and refunds',
      description: 'Move, cancel and refund by the rules.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['check-rules', 'answer-questions'],
      shownBy: ['(refund|cancel)'],
    },
  ],
});
