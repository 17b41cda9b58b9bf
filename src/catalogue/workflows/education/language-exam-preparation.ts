import { defineWorkflow } from '#catalogue/define.ts';

export const languageExamPreparation = defineWorkflow({
  id: 'language-exam-preparation',
  name: 'Exam preparation classes',
  naming: {
    variants: [
      { any: ['ielts'], name: 'IELTS preparation' },
      { any: ['toefl'], name: 'TOEFL preparation' },
      { any: ['sat'], name: 'SAT preparation' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Preparing learners for an outside exam: diagnosis, tasks of the exam, practice papers, feedback.',
  industries: ['training-provider', 'education', 'tutoring'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(ielts|toefl|pte|cambridge exam|dele|delf|telc|goethe|oet|celpip|sat|act|gre|gmat|lsat|mcat|gcse|11 plus|eleven plus|ged|ssat|isee|usmle|nclex|bar exam|cpa exam|ucat) ~ (preparation|prep|classes|course|coaching|training|practice|tutoring|tutors|revision|exam classes)',
          '(exam|test) (prep|preparation) ~ (class|course|students|practice|score|tutors|programs)',
        ],
      },
      {
        weight: 3,
        any: [
          '(exam classes|exam preparation|ielts preparation|ielts|toefl|test prep|sat prep|act prep|exam prep|test preparation|ielts coaching|sat act prep|11 plus|gcse revision|gre|gmat|pte|oet)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(ielts|toefl|pte|sat|act|gre|gmat|lsat|mcat|ged|exam|test|gcse|11 plus|nclex|dele|cambridge) (preparation|prep|coaching|classes|training|tutoring|revision)',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(sat down|act now)',
        '(medical|eye|dental|physical) exam',
        '(ultrasound|colonoscopy|blood|drug|imaging)',
      ],
      because: 'Other exams',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-strengths-gaps',
      name: 'Find strengths and gaps',
      description: 'Trial paper and aim.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'teach-tasks',
      name: 'Teach the tasks',
      description: 'What is asked and how it is scored.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(class|coach)'],
    },
    {
      id: 'set-mark-practice',
      name: 'Set and mark practice papers',
      description: 'Set papers under time and give notes on each.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(practice|paper|mock)'],
    },
    {
      id: 'enter-candidates',
      name: 'Enter candidates',
      description: 'This covers dates, fees and papers.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register)'],
    },
  ],
});
