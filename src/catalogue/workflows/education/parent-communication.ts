import { defineWorkflow } from '#catalogue/define.ts';

export const parentCommunication = defineWorkflow({
  id: 'parent-communication',
  name: 'Parent and family communication',
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Keeping families informed and heard: notices, calendars, handbooks, absences, meetings and answers.',
  industries: ['education', 'childcare'],
  narrows: ['newsletter-publishing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(daily|weekly) (report|reports|update|updates|photo|photos) ~ (parent|parents|phone|app|home|nap|naps|child|meal)',
          '(app|brightwheel|procare|classdojo|remind) ~ (parent|parents|family|families|photo|message)',
        ],
      },

      {
        weight: 3,
        any: [
          '(parent|parents|family|families) (handbook|newsletter|communication|notice|letter|meeting|conference)',
          '(keep|keeping) (parents|families) (informed|up to date)',
          '(notify|inform|call|email) (parents|families)',
          '(report|call) ~ (absence|absences|absent)',
        ],
      },
      { weight: 1.5, any: ['(school|academic|family) calendar'] },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=for parents|parent handbook|student handbook|handbook|school calendar|parent resources|parent information)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(admission|acceptance|enrollment|application|waitlist|scholarship) ~ (status|decision|notify|result)',
        '(notify|inform) ~ (acceptance|admission|decision)',
      ],
      because: 'An answer to an application, not news for families.',
    },
    {
      scope: 'sentence',
      any: ['(parent|single parent) (company|counseling|support group)'],
      because: 'Another sense.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'write-notices',
      name: 'Write notices and the weekly letter',
      description: 'Collect news and dates and write them plainly.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(newsletter|notice|letter)'],
    },
    {
      id: 'keep-calendar',
      name: 'Keep calendar and handbook current',
      description: 'Enter dates and rules and publish changes.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(calendar|handbook)'],
    },
    {
      id: 'take-absences',
      name: 'Take absences and follow up',
      description: 'Note calls, check who is missing and ring home.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.75, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['absence'],
    },
    {
      id: 'answer-parents',
      name: "Answer parents' questions",
      description: 'Reply or pass on to the right teacher.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['answer-questions', 'route-requests'],
    },
    {
      id: 'hold-meetings',
      name: 'Hold parent evenings and talks',
      description: 'Invite, prepare and speak.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 1 },
      traits: ['advise', 'care'],
      shownBy: ['(meeting|conference|orientation)'],
    },
    {
      id: 'translate-messages',
      name: 'Translate and adapt messages',
      description: "Put them into families' languages and simple words.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['translate'],
    },
  ],
});
