import { defineWorkflow } from '#catalogue/define.ts';

export const mediaMonitoring = defineWorkflow({
  id: 'media-monitoring',
  name: 'Media monitoring and coverage reports',
  department: 'Marketing',
  type: 'Analysis',
  description: 'Watching papers, stations and networks for clients and reporting what was said.',
  industries: ['agency', 'consulting', 'culture-media'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'coverage ~ clipped',
          'coverage ~ reported monthly',
          '(media|press|news|social) (monitoring|listening|clipping|analysis) ~ (report|reported|client|coverage|daily|service|sentiment|we|alerts|monthly|mentions)',
          'coverage ~ (clipped|measured|reported|tracked|monitored) ~ (monthly|weekly|report|client|reported)',
        ],
      },
      {
        weight: 3,
        any: [
          '(media monitoring|press clippings|coverage reports|media analysis|social listening|news monitoring)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(media|press|social|news) (monitoring|listening|analysis|clipping)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-names-topics',
      name: 'Set names and topics',
      description: 'Agree words, sources and alerts.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'watch-clip',
      name: 'Watch and clip',
      description: 'Look through hits and drop what does not belong.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(clip|monitor)'],
    },
    {
      id: 'judge-tone-reach',
      name: 'Judge tone and reach',
      description: 'Rate each piece and count.',
      role: 'Data Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(sentiment|reach|analysis)'],
    },
    {
      id: 'send-report',
      name: 'Send the report',
      description: 'Daily digest and monthly review.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
