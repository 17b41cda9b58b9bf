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
    'Preparing learners for an outside exam: trial paper, the tasks of the exam, practice papers, feedback and entry.',
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
      name: 'Find strengths and gaps before the exam',
      description: 'Let the learner sit a trial paper and compare it with the aim.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['diagnose', 'advise'],
    },
    {
      id: 'teach-tasks',
      name: 'Teach the tasks of the exam',
      description: 'Show what is asked and how it is scored, and practise answers.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 2, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['coach'],
      shownBy: ['(class|coach)'],
    },
    {
      id: 'set-mark-practice',
      name: 'Set and mark practice papers for the exam',
      description: 'Set papers under time and give notes on each.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['analyse-data', 'personalise'],
      shownBy: ['(practice|paper|mock)'],
    },
    {
      id: 'enter-candidates',
      name: 'Enter learners for the exam',
      description: 'Choose the date, send papers and pay fees.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register)'],
    },
  ],
});
