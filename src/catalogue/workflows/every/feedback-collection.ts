import { defineWorkflow } from '#catalogue/define.ts';

export const feedbackCollection = defineWorkflow({
  id: 'feedback-collection',
  name: 'Feedback and suggestion handling',
  department: 'Customer Service',
  type: 'Analysis',
  description:
    'Asking people what went well or badly, reading what they answer, passing it on and telling them what came of it.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(share|give|submit|provide|welcome|leave) ~ (feedback|suggestion)',
          '(feedback|suggestion) (form|box|survey)',
          '(satisfaction|customer|client|guest|parent|patient|member) survey',
          '(comments|ideas) help us improve',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(feedback|share feedback|suggestions|survey)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(haptic|audio|force|student|client|candidate) feedback',
        'thank ~ feedback',
        'provided feedback',
      ],
      because: 'Thanks for, or other kinds of, feedback.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-feedback',
      name: 'Ask for feedback',
      description: 'Send or show the questions at the right moment.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(form|survey)'],
    },
    {
      id: 'read-feedback',
      name: 'Read and sort what comes',
      description: 'Find themes, note urgent matters.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['summarise', 'analyse-data'],
    },
    {
      id: 'act-on-feedback',
      name: 'Decide what is changed',
      description: 'Bring it to those in charge and agree what is done.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['advise', 'plan'],
      shownBy: ['improve'],
    },
    {
      id: 'answer-feedback',
      name: 'Answer those who want an answer',
      description: 'Thank, explain and follow up.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['follow up'],
    },
  ],
});
