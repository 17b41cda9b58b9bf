import { defineWorkflow } from '#catalogue/define.ts';

export const pressRelations = defineWorkflow({
  id: 'press-relations',
  name: 'Press and media relations',
  department: 'Marketing',
  type: 'Communication',
  description:
    'Answering journalists and giving them what they need: keeping material ready, taking questions, arranging interviews and watching what is written.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(press|media) (inquiry|enquiry|question|contact|kit|relations|request|release)',
          'press office',
          '(contact|email) ~ (press|media) (question|inquiry|contact)',
          'for (press|media) inquiry',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(press|press kit|media kit|newsroom|press room|press releases|media inquiries)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(bench|french|printing|drill|punch|garlic|social media) (press|contact|kit)',
        'multi media',
        '(in press|press freedom)',
      ],
      because: 'Another press.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-kit',
      name: 'Keep the press material ready',
      description: 'Facts, pictures, logos and quotes in one place and current.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(press kit|media kit|download)'],
    },
    {
      id: 'answer-press',
      name: 'Answer press questions',
      description: 'Find out, agree the answer and reply before the deadline.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3.0 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(press|media) (question|inquiry|contact)'],
    },
    {
      id: 'write-releases',
      name: 'Write press releases',
      description: 'Say what is new so that it can be printed.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3.0 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(press|news) release'],
    },
    {
      id: 'watch-coverage',
      name: 'Watch what is written',
      description: 'Collect mentions and tell those concerned.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['monitor', 'summarise'],
    },
  ],
});
