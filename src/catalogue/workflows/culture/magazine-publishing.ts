import { defineWorkflow } from '#catalogue/define.ts';

export const magazinePublishing = defineWorkflow({
  id: 'magazine-publishing',
  name: 'Magazine and newspaper publishing',
  naming: {
    variants: [{ any: ['(newspaper|weekly paper|newsroom)'], name: 'Newspaper publishing' }],
  },
  department: 'Operations',
  type: 'Development',
  description: 'Bringing out issues: plan, pieces, editing, adverts, layout, print, subscribers.',
  industries: ['culture-media', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(issues) (=a|per) year',
          '(four|six|twelve|monthly|quarterly|weekly|ten) (issues) ~ (year|subscribe|subscription|magazine|subscribers)',
          '(magazine|journal|newspaper|quarterly) ~ (subscribe|subscription|issues|advert|advertise|contributors|editor|readers|circulation|edition|pitch|published)',
        ],
      },
      {
        weight: 3,
        any: ['(current issue|back issues|latest issue|=the magazine|past issues|e edition|print edition)'],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['(magazine|newspaper)'], in: ['heading', 'navigation'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(learning|baby|travel|health|food|sleep) journal',
        '(featured|seen|appeared) in ~ (magazine|newspaper)',
        '(unsubscribe|newsletter)',
      ],
      because: 'Other journals, praise and newsletters',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-issue',
      name: 'Plan the issue',
      description: 'This covers theme, pieces and pages.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'commission-edit',
      name: 'Commission and edit',
      description: 'This covers writers, dates and cuts.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 5, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(pitch|contribut|editor)'],
    },
    {
      id: 'lay-out-print',
      name: 'Lay out and print',
      description: 'This covers pages, proofs and printer.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(print|issue)'],
    },
    {
      id: 'keep-subscribers',
      name: 'Keep subscribers',
      description: 'This covers new, renewals and addresses.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(subscri)'],
    },
  ],
});
