import { defineWorkflow } from '#catalogue/define.ts';

export const trainingDelivery = defineWorkflow({
  id: 'training-delivery',
  name: 'Training and workshop delivery',
  department: 'Operations',
  type: 'Communication',
  description:
    'Teaching the people of a client: finding out what they need, preparing the session, holding it and following up.',
  industries: ['consulting', 'training-provider', 'it-services', 'agency'],
  narrows: ['event-organisation', 'teaching'],
  signals: {
    phrases: [
      { weight: 2, any: ['(train|upskill) ~ (team|staff|employee|workforce|educator)'] },
      {
        weight: 3,
        any: [
          '(half day|full day|hands on|interactive|custom|staff|leadership|team|onsite|on site|in house) (workshop|training|training session|course)',
          'keynote (speech|speaker|session|presentation|or|speaking)',
          '(workshop|training|keynote|seminar) (session|delivery|facilitation|offering|package)',
          '(deliver|facilitate|lead|hold|conduct) ~ (workshop|training|keynote|seminar|webinar)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(workshops|training|keynotes|speaking|half day workshop|seminars|training programs)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(dog|potty|strength|weight|fire|gym) training',
        '(employee|our) ~ (receive|complete|undergo) ~ training',
      ],
      because: "Animals, sport, or the staff's own courses.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-needs',
      name: 'Find out what the group needs',
      description: 'Ask about roles, level and aims and agree the programme.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'personalise'],
      shownBy: ['needs assessment', 'tailored'],
    },
    {
      id: 'prepare-session',
      name: 'Prepare material and exercises',
      description: 'Write slides, cases and handouts for this group.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'create-media', 'personalise'],
      shownBy: ['(material|curriculum|prompt|handout)'],
    },
    {
      id: 'hold-session',
      name: 'Hold the session',
      description: 'Teach, moderate, answer and keep the group working.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(workshop|session|keynote)'],
    },
    {
      id: 'follow-up-group',
      name: 'Follow up',
      description: 'Collect feedback, send recordings and answer later questions.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['summarise', 'remind', 'answer-questions'],
      shownBy: ['(recorded|recording|follow up)'],
    },
  ],
});
