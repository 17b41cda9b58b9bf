import { defineWorkflow } from '#catalogue/define.ts';

export const crisisCommunication = defineWorkflow({
  id: 'crisis-communication',
  name: 'Crisis communication and media training',
  naming: {
    parts: [
      { any: ['(crisis|holding statements|issues|reputation)'], name: 'Crisis communication' },
      { any: ['(media training|spokesperson|spokespeople|media coaching)'], name: 'Media training' },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Standing by when something goes wrong in public: plan, statement, press line, and training of those who speak.',
  industries: ['agency', 'consulting'],
  narrows: ['training-delivery'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(crisis) (communication|management|pr|line|plan|comms) ~ (24|statements|media|plan|team|client|reputation|we|press|prepare|support|hour|brand|issues)',
          '(holding statements|media training) ~ (spokespeople|spokesperson|executives|leaders|crisis|camera|line|journalist|interview|day|half day)',
        ],
      },
      {
        weight: 3,
        any: [
          '(crisis|crisis communications|crisis management|crisis pr|media training|issues crisis|crisis comms|reputation management|issues management|spokesperson training)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(crisis (communication|management|pr)|media (training|coaching)|issues management)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(housing|climate|mental health|opioid|financial|in) crisis',
        'crisis (line|hotline|text|center)',
      ],
      because: 'Another crisis',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'write-crisis-plan',
      name: 'Write the crisis plan',
      description: 'Who speaks, what cases, which lists.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'draft-statements-within',
      name: 'Draft statements within the hour',
      description: 'Facts, regret, next step.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(statement)'],
    },
    {
      id: 'answer-press-network',
      name: 'Answer press and network',
      description: 'Hold the line day and night.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(24|line)'],
    },
    {
      id: 'train-those-who',
      name: 'Train those who speak',
      description: 'Film, question and correct.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(training|spokesperson)'],
    },
  ],
});
