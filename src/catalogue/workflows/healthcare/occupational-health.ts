import { defineWorkflow } from '#catalogue/define.ts';

export const occupationalHealth = defineWorkflow({
  id: 'occupational-health',
  name: 'Occupational health exams for employers',

  department: 'Operations',
  type: 'Business',
  description:
    'Examining workers for employers: physicals, drug tests, injury visits, fitness notes and reports.',
  industries: ['medical-practice'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(drug testing|drug screens|pre employment (physical|physicals|drug|screening)|dot (physical|physicals|collections))',
        ],
      },
      {
        weight: 3,
        any: [
          '(dot|cdl|pre employment|employment|fitness for duty|commercial driver|immigration) (physical|exam|medical)',
          'occupational (health|medicine)',
          '(workers comp|work) injury (care|visit|treatment)',
          'drug (screen|testing) ~ (employer|employee|workplace|dot|company|work)',
        ],
      },
      {
        weight: 2,
        any: [
          '(occupational health|occupational medicine|dot physicals|employer services|work injuries|drug testing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(dot|cdl|pre employment) (physical|exam)',
      'occupational (health|medicine)',
      'drug (screen|testing)',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'agree',
      name: 'Agree services with employers',
      description: 'Settle tests, prices and who gets results.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 4 },
      traits: ['negotiate', 'answer-questions'],
      shownBy: ['employer'],
    },
    {
      id: 'examine',
      name: 'Examine workers for fitness',
      description: 'Measure, test and judge whether they are fit for the work.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 4 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(physical|exam)'],
    },
    {
      id: 'sample',
      name: 'Take samples for drug tests by rule',
      description: 'Identify the person, seal and send the sample.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(drug|screen)'],
    },
    {
      id: 'injury',
      name: 'Treat injuries at work',
      description: 'Treat, note and set limits.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['care', 'decide'],
      shownBy: ['injury'],
    },
    {
      id: 'report',
      name: 'Report to employer and insurer',
      description: 'Send forms in time and keep private what is private.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(report|form|result)'],
    },
  ],
});
