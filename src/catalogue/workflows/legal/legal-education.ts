import { defineWorkflow } from '#catalogue/define.ts';

export const legalEducation = defineWorkflow({
  id: 'legal-education',
  name: 'Public legal education',
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Telling people about the law before they are in trouble: choosing subjects, holding workshops and clinics, and sending on those who need a lawyer.',
  industries: ['legal', 'non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(free|public|community) (legal education|legal workshops|legal clinics|legal clinic|know =your rights|wills clinic)',
          '(legal education|know =your rights|legal clinic|legal clinics|wills clinic|expungement clinic) ~ (courses|workshops|workshop|sessions|community|held|monthly|host|free|library|seniors|tenants)',
          '(host|hold|offer|teach|run) ~ (legal workshops|legal clinics|estate planning seminars|estate planning workshops|law seminars)',
        ],
      },
      {
        weight: 2,
        any: [
          '(legal workshops|legal clinics|legal education|know =your rights|community legal education|seminars workshops)',
        ],
        in: ['heading', 'navigation'],
      },
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
      any: ['(continuing|bar|law school|juris) ~ (legal education|education)', 'cle credit'],
      because: 'The schooling of lawyers.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-subject',
      name: 'Choose subject and audience',
      description: 'Listen to what people ask about and agree with the place that hosts.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 1, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 2 },
      traits: ['plan', 'interview'],
      shownBy: ['(community|seniors|tenants)'],
    },
    {
      id: 'prepare-session',
      name: 'Prepare talk and hand-outs',
      description: 'Put the law into plain words and have it checked.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 2 },
      traits: ['draft-text', 'design'],
      shownBy: ['(plain language|materials|guide)'],
    },
    {
      id: 'hold-session',
      name: 'Hold the workshop or clinic',
      description: 'Speak, answer and look at papers people bring.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 4, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['coach', 'advise'],
      shownBy: ['(workshop|workshops|clinic|clinics|instruction)'],
    },
    {
      id: 'sign-up-people',
      name: 'Announce it and take sign-ups',
      description: 'Write the notice, take names and remind.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['draft-text', 'schedule'],
      shownBy: ['(register|sign up|join)'],
    },
    {
      id: 'send-on',
      name: 'Send on those who need help',
      description: 'See who needs a lawyer and give a date or the right address.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 3 },
      traits: ['route-requests', 'decide'],
    },
  ],
});
