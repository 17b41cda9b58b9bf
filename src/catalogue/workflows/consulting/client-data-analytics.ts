import { defineWorkflow } from '#catalogue/define.ts';

export const clientDataAnalytics = defineWorkflow({
  id: 'client-data-analytics',
  name: 'Data analytics for clients',
  department: 'Research',
  type: 'Analysis',
  description:
    "Turning a client's data into decisions: connecting sources, cleaning, building reports and models, and explaining them.",
  industries: ['consulting', 'tech', 'it-services', 'agency'],
  narrows: ['consulting-engagements'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(data|business|advanced|predictive) (analytics|intelligence|visualization) ~ (service|client|help|solution|consult|team|we|performance|decision|practice|offer|organization)',
          '(dashboard|report|kpi) ~ (client|build|design|develop|decision)',
          'data (strategy|governance|analysis) (service|consulting|solution)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(data analytics|analytics|business intelligence|data science)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'site',
      any: ['(subscribe|sign up) ~ (per month|free plan)'],
      because: 'A product with analytics is not analysis for clients.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'connect-data',
      name: 'Connect and clean data',
      description: 'Find sources, agree access and repair errors.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 5, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['extract-data', 'reconcile'],
      shownBy: ['(integrate|integration|data source|clean)'],
    },
    {
      id: 'build-reports',
      name: 'Build reports and models',
      description: 'Define measures, build dashboards and models.',
      role: 'Data Scientist',
      judgment: true,
      hoursPerWeek: { low: 6, high: 14 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'forecast', 'write-code'],
      shownBy: ['(dashboard|model|report|kpi)'],
    },
    {
      id: 'explain-results',
      name: 'Explain results and advise',
      description: 'Show what follows and what does not.',
      role: 'Data Scientist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'summarise'],
      shownBy: ['(insight|decision|recommend)'],
    },
    {
      id: 'keep-running',
      name: 'Keep reports running',
      description: 'Watch data quality and update as things change.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor'],
    },
  ],
});
