import { defineWorkflow } from '#catalogue/define.ts';

export const shortCourses = defineWorkflow({
  id: 'short-courses',
  name: 'Evening and short courses',
  department: 'Operations',
  type: 'Business',
  description:
    'Offering single courses outside the main programme: choice of courses and teachers, sign-up, teaching and certificate.',
  industries: ['training-provider', 'higher-education', 'education', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(evening|weekend|short|saturday|night) (course|classes) ~ (forklift|osha|first aid|certificate|weekend|enrol|register|six|weeks|hours|start|adults|blueprint|community|available|offered|beginners|sewing|computer)',
          '(continuing education|adult education|professional development) (course|classes|program|units)',
        ],
      },
      {
        weight: 3,
        any: [
          '(short courses|evening courses|evening classes|continuing education|evening weekend courses|professional development|adult education|night classes|weekend courses|weekend workshops|evening weekend short courses|cpd courses)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(short|evening|weekend) (courses|classes|short courses)', '(continuing|adult) education'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-courses-teachers',
      name: 'Choose short courses and their teachers',
      description: 'See what is asked for and what pays, and find who can teach it.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['plan', 'research'],
    },
    {
      id: 'publish-programme',
      name: 'Publish the programme of short courses',
      description: 'Write up courses with dates and prices and put them on the site and in print.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['draft-text'],
    },
    {
      id: 'take-sign-ups',
      name: 'Take sign-ups and fees for short courses',
      description: 'Enter learners, take payment and handle cancellations.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register|enrol)'],
    },
    {
      id: 'teach-course',
      name: 'Teach the short course',
      description: 'Hold the course on evenings or weekends.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['coach'],
      shownBy: ['(course|class)'],
    },
    {
      id: 'issue-certificates',
      name: 'Issue certificates of short courses',
      description: 'Check attendance and test and print the certificate.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate)'],
    },
  ],
});
