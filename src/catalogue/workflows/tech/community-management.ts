import { defineWorkflow } from '#catalogue/define.ts';

export const communityManagement = defineWorkflow({
  id: 'community-management',
  name: 'Contributor and user community',
  naming: {
    parts: [
      {
        any: [
          '(contribute|contributing|contributor|contributors|pull request|maintainer|maintainers|issue|issues)',
        ],
        name: 'Contributor community',
      },
      { any: ['(user|users|forum|discord|slack|chat|community)'], name: 'User community' },
    ],
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Looking after those who use and improve an open product: questions, issues, contributions, talks and rules.',
  industries: ['software-vendor', 'tech'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(open|file|report|create) ~ (issue|issues|bug) ~ (github|gitlab|tracker|repository|repo)',
          '(pull request|pull requests|merge request|contributing guide|contributor guide|contributor covenant|code of conduct)',
          '(join|ask) ~ (discord|slack|forum|mailing list|community chat|matrix)',
          '(=our|open source) (=contributors|maintainers)',
          '(open source|developer|user) community',
          'contribute ~ (code|project|github|documentation|translation)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=community|=contribute|=contributing|contributors)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(local|our town|residential|gated|retirement) community'],
      because: 'Neighbours, not users',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-community',
      name: 'Answer in forum and chat',
      description: 'Help newcomers, point to documents.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 4, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['answer-questions', 'look-up'],
      shownBy: ['(chat|forum|discord|slack)'],
    },
    {
      id: 'sort-issues',
      name: 'Sort issues',
      description: 'Reproduce, label, ask for more, close doubles.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['route-requests', 'diagnose'],
      shownBy: ['issue'],
    },
    {
      id: 'review-contributions',
      name: 'Review contributions',
      description: 'Read code, discuss and merge.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 1 },
      value: { differentiation: 4, decision: 2, expertise: 5, revenue: 2 },
      traits: ['check-rules', 'write-code'],
      shownBy: ['(pull request|contribution|contribute)'],
    },
    {
      id: 'keep-rules',
      name: 'Keep rules and documents for contributors',
      description: 'Licence, conduct, style and setup.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 1 },
      traits: ['draft-text'],
    },
    {
      id: 'gather-people',
      name: 'Gather people',
      description: 'Calls, talks, thanks and releases.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 1, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 2, revenue: 2 },
      traits: ['plan', 'draft-text'],
    },
  ],
});
