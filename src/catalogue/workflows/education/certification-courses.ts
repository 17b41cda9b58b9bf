import { defineWorkflow } from '#catalogue/define.ts';

export const certificationCourses = defineWorkflow({
  id: 'certification-courses',
  name: 'Instructor and lifeguard certification courses',
  naming: {
    parts: [
      {
        any: ['(lifeguard|lifeguarding|red cross|water safety|cpr|first aid)'],
        name: 'Lifeguard and first aid courses',
      },
      {
        any: ['(teacher training|200 hour|300 hour|500 hour|yoga alliance|instructor training)'],
        name: 'Teacher training',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Training people to a certificate that lets them teach, guard or give first aid: course, practice, test and paper.',
  industries: ['government', 'non-profit', 'fitness', 'education'],
  narrows: ['class-operations', 'course-registration'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cpr|first aid|heartsaver|lifesaving) ~ (saturday|class|classes|course|courses|card|certificate|£|\\$)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(cpr classes|first aid courses|cpr first aid|first aid training)'],
      },

      {
        weight: 3,
        any: [
          '(200|300|500) hour (training|teacher|yoga|certification)',
          '(yoga|pilates|instructor) teacher training',
          '(become|train) ~ (teacher|instructor) ~ (weekend|registered|certified|certification)',
          '(lifeguard|lifeguarding|cpr|first aid|water safety) (certification|course|class|instructor|recertification)',
          '(red cross|yoga alliance) (certification|certified|registered)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(lifeguarding|200 hour training|teacher training|lifeguard training|instructor training|certification courses)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'announce',
      name: 'Announce course dates and take sign-ups',
      description: 'Publish dates and conditions, check age and skills and take payment.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register|sign up)'],
    },
    {
      id: 'prepare',
      name: 'Prepare the certification course',
      description: 'Plan hours, books, equipment and practice by what the certifying body asks.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['plan'],
      shownBy: ['(manual|course)'],
    },
    {
      id: 'teach',
      name: 'Teach and practise the skills',
      description: 'Show each skill, watch learners do it and correct them.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 2 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(training|class)'],
    },
    {
      id: 'test',
      name: 'Test skills and knowledge',
      description: 'Examine skills and knowledge and decide who passes.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['decide', 'hands-on'],
      shownBy: ['(test|exam)'],
    },
    {
      id: 'certify',
      name: 'Report results and give certificates',
      description: 'Enter results with the body that certifies.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(certificate|certified)'],
    },
  ],
});
