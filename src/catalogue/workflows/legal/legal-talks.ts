import { defineWorkflow } from '#catalogue/define.ts';

export const legalTalks = defineWorkflow({
  id: 'legal-talks',
  name: 'Talks on legal matters',
  department: 'Marketing',
  type: 'Communication',
  description:
    'Speaking to groups about law: subject and date, slides and handout, the talk, questions, and staying in touch.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(talk|talks|speaker|speakers|speaking|presentations|seminars|webinars) ~ (wills|estate planning|law|legal|organisation|organization|club|group|groups|community)',
          '(need|book|invite) ~ speaker',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: ['(public speakers|public speaking|=talks|=seminars|=webinars|speaking engagements)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(attorney|lawyer|he|she) ~ (frequent|sought after|guest|keynote) speaker',
        '(speaks|speaking) ~ (spanish|languages|english|russian|portuguese)',
      ],
      because: 'A lawyer’s biography or languages.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-talk',
      name: 'Agree subject and date with the host',
      description: 'Ask who listens and for how long.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'prepare-talk',
      name: 'Prepare a talk on law',
      description: 'Choose cases without names, make slides and a handout.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'create-media'],
    },
    {
      id: 'give-talk',
      name: 'Give a talk on law',
      description: 'Speak plainly and take questions.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['coach'],
      shownBy: ['(talk|talks|speak|seminar)'],
    },
    {
      id: 'meet-listeners',
      name: 'Speak with listeners after the talk',
      description: 'Hear worries and offer a first appointment.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise'],
    },
    {
      id: 'keep-contacts',
      name: 'Stay in touch with listeners',
      description: 'Enter those who agreed and send slides and news.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'personalise'],
    },
  ],
});
