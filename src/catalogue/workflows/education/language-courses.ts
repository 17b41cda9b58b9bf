import { defineWorkflow } from '#catalogue/define.ts';

export const languageCourses = defineWorkflow({
  id: 'language-courses',
  name: 'Language courses',
  naming: {
    variants: [
      { any: ['english'], name: 'English courses' },
      { any: ['spanish'], name: 'Spanish courses' },
      { any: ['german'], name: 'German courses' },
      { any: ['french'], name: 'French courses' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Teaching a language in small groups: placement test, course plan, lessons, homework, talks on progress and certificate.',
  industries: ['training-provider', 'education', 'tutoring'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(english|spanish|italian|german|french|arabic|chinese|mandarin|japanese|portuguese|language) (course|classes|lessons) ~ (level|beginner|small|group|week|hours|monday|start|native|intensive|general|students|evening|online|teacher|adults)',
          '(placement|level) test ~ (first day|level|students|course|class|online)',
          '(classes|groups) of ~ (eight|six|ten|twelve|8|10|12) ~ (english|language|spanish|levels)',
          '(general|intensive|academic|conversational) (english|spanish|german|french|italian)',
        ],
      },
      {
        weight: 3,
        any: [
          '(language courses|english courses|spanish courses|german courses|french courses|italian courses|general english|intensive english|language classes|english classes|spanish classes|courses levels|academic english|german classes|french classes|adult english)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((general|intensive|academic|business|conversational|) (english|spanish|german|french|italian|arabic|chinese|japanese|portuguese) (course|classes|lessons|)|language (courses|classes|lessons))',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(sign|body|programming|love|plain) language', '(national curriculum|subject|major|literature)'],
      because: 'School subjects',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'place-learners-level',
      name: 'Place language learners by level',
      description: 'Give a written test, talk with the learner and name level and group.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['interview', 'match'],
      shownBy: ['(placement|level)'],
    },
    {
      id: 'plan-course',
      name: 'Plan the language course',
      description: 'Set aims, book and tasks by week.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'design'],
    },
    {
      id: 'teach-course',
      name: 'Teach the language in class',
      description: 'Have learners speak, listen, read and write, and correct them.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 12, high: 26 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['coach'],
      shownBy: ['(class|lesson|teach)'],
    },
    {
      id: 'mark-talk-about',
      name: 'Mark language homework and talk about progress',
      description: 'Correct texts and tests and tell each learner what to work on.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['analyse-data', 'coach'],
      shownBy: ['(homework|tutorial|progress)'],
    },
    {
      id: 'register-attendance-issue',
      name: 'Record attendance and issue language certificates',
      description: 'Keep the list, write the report and print certificates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|attendance)'],
    },
  ],
});
