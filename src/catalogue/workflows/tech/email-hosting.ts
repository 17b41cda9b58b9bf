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
  description:
    "Running clients' mailboxes: set-up, spam filter, help with phones and passwords, archive and outages.",
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
      name: 'Create mailboxes and their DNS records',
      description: 'Set up users, groups, aliases and the records that keep mail out of spam.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'tune-filter',
      name: 'Tune the spam and virus filter',
      description: 'Release what was wrongly held, block what came through and report.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(spam|filter)'],
    },
    {
      id: 'help-phones-passwords',
      name: 'Help users with mail on phones and passwords',
      description: 'Check who asks, set up, reset and explain.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'archive-restore',
      name: 'Archive and restore mail',
      description: 'Keep by rule, find on request and test that copies can be brought back.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['look-up', 'check-rules'],
      shownBy: ['(archive)'],
    },
    {
      id: 'mail-outage',
      name: 'Find why mail is late or lost',
      description: 'Trace messages, speak with other providers and get servers off block lists.',
      role: 'IT Administrator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['diagnose', 'monitor'],
    },
  ],
});
