import { defineWorkflow } from '#catalogue/define.ts';

export const emailHosting = defineWorkflow({
  id: 'email-hosting',
  name: 'Email hosting and filtering',
  naming: {
    parts: [
      { any: ['(hosting|hosted|mailbox|mailboxes|exchange)'], name: 'Email hosting' },
      {
        any: ['(filtering|filter|filtered|spam|archive|archiving|archived)'],
        name: 'Email filtering and archiving',
      },
    ],
  },
  department: 'IT',
  type: 'Business',
  description: "Running clients' mailboxes: set-up, spam filter, archive, phones, lost passwords.",
  industries: ['it-services', 'tech'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(email|e mail|mailbox|mailboxes|exchange) (hosting|filtering|archiving|security|hosted) ~ (spam|own name|archive|archived|domain|filter|filtered|per mailbox|phishing|business|outlook|user)',
          'spam (filtered|filtering|filter) ~ (archive|archived|email|mail|own name|virus)',
        ],
      },
      {
        weight: 3,
        any: [
          '(email hosting|hosted exchange|spam filtering|email archiving|hosted email|microsoft 365 email)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(email|mail) (hosting|filtering|archiving|security)',
      '(business|hosted) email',
      '(hosted exchange|spam filtering)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(email us|=your email|contact|newsletter|marketing)'],
      because: 'Writing to somebody',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'create-mailboxes-records',
      name: 'Create mailboxes and records',
      description: 'This covers users, groups and DNS.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'tune-filter',
      name: 'Tune the filter',
      description: 'Release, block, report.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(spam|filter)'],
    },
    {
      id: 'help-phones-passwords',
      name: 'Help with phones and passwords',
      description: 'Set up, reset, explain.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'archive-restore',
      name: 'Archive and restore',
      description: 'Keep by rule, find on request.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(archive)'],
    },
  ],
});
