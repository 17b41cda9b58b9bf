import { defineWorkflow } from '#catalogue/define.ts';

export const magazinePublishing = defineWorkflow({
  id: 'magazine-publishing',
  name: 'Magazine and newspaper publishing',
  naming: {
    variants: [{ any: ['(newspaper|weekly paper|newsroom)'], name: 'Newspaper publishing' }],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Bringing out issues of a magazine or newspaper: plan, articles, editing, layout, print and subscribers.',
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
      description: 'Set theme, articles and pages and who writes what.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 5, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'decide'],
    },
    {
      id: 'commission-edit',
      name: 'Commission and edit articles',
      description: 'Agree subject, length and date with writers, cut and check.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 5, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 2 },
      traits: ['draft-text', 'negotiate', 'check-rules'],
      shownBy: ['(pitch|contribut|editor)'],
    },
    {
      id: 'lay-out-print',
      name: 'Lay out the issue and see it printed',
      description: 'Set pages, check proofs and send them to the printer.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['design', 'check-rules'],
      shownBy: ['(print|issue)'],
    },
    {
      id: 'keep-subscribers',
      name: 'Keep subscriptions to the magazine',
      description: 'Enter new ones, renewals and addresses and send reminders.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(subscri)'],
    },
  ],
});
