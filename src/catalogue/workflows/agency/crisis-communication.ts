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
    'Standing by a client when something goes wrong in public: plan, watch, statements, answers to press and network, and training of those who speak.',
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
      name: "Write the client's crisis plan",
      description: 'Settle who speaks, which cases may come, and the lists and first texts for each.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['plan', 'draft-text'],
    },
    {
      id: 'train-those-who',
      name: 'Train those who will speak to the press',
      description: 'Question them before the camera, go through the film and correct.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(training|spokesperson)'],
    },
    {
      id: 'judge-situation',
      name: 'Judge the situation and advise on the line',
      description: 'Find out what is known, see who is harmed and who is watching, and say what to do first.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['decide', 'advise'],
    },
    {
      id: 'draft-statements-within',
      name: 'Draft statements within the hour',
      description: 'Put facts, regret and next steps into words that law and management can stand by.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(statement)'],
    },
    {
      id: 'answer-press-network',
      name: 'Answer press and network during a crisis',
      description: 'Hold the line day and night, correct what is false and pass on what is new.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'monitor'],
      shownBy: ['(24|line)'],
    },
    {
      id: 'look-back',
      name: "Look back and mend the client's reputation",
      description: 'Go through what was said and done, report, and plan what wins trust again.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['summarise', 'plan'],
    },
  ],
});
