import { defineWorkflow } from '#catalogue/define.ts';

export const operationalAudits = defineWorkflow({
  id: 'operational-audits',
  name: 'Operational audit and process review',
  naming: {
    parts: [
      { any: ['(audit|audits|diagnostic|assessment|assessments)'], name: 'Operational audit' },
      {
        any: ['(process|processes|workflow|value stream|improvement|review|reviews)'],
        name: 'Process review',
      },
    ],
  },

  department: 'Operations',
  type: 'Analysis',
  description:
    "Finding where a client's operation loses time and money: watching work, mapping flows, measuring and ranking what to change.",
  industries: ['consulting'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(walk|study|time) ~ (floor|step|process) ~ (waste|delay|cost|bottleneck)',
          '(=we|=our people|=our team) ~ (cut|remove|find) ~ waste',
        ],
      },
      {
        weight: 3,
        any: [
          '(operations improvement|process improvement|process improvement lean|process review|operational excellence|lean six sigma)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(operational|operations|process|workflow|efficiency|organizational|business process|current state) (audit|review|assessment|diagnostic|analysis|evaluation)',
          '(gap|root cause|bottleneck|time motion) analysis',
          'value stream mapping',
        ],
      },
      {
        weight: 2,
        any: [
          '(operational audit|operations assessment|process improvement|operational assessment|business assessment|discovery)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['(financial|tax|energy|safety|roof) (audit|inspection)'],
      because: 'The audit of accounts, or building inspection',
    },
  ],
  minimumStrength: 3.4,
  tasks: [
    {
      id: 'scope',
      name: 'Agree questions and access',
      description: 'Settle what is looked at, by whom and until when.',
      role: 'Engagement Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['plan', 'interview'],
      shownBy: ['(discovery|scope)'],
    },
    {
      id: 'observe',
      name: 'Watch and interview',
      description: 'Sit beside people and follow the work.',
      role: 'Operations Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'research'],
      shownBy: ['(interview|observe|on site)'],
    },
    {
      id: 'map',
      name: 'Map flows and hand-overs',
      description: 'Draw how work really runs.',
      role: 'Process Improvement Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['design', 'summarise'],
      shownBy: ['(map)'],
    },
    {
      id: 'measure',
      name: 'Measure time, errors and cost',
      description: 'Collect figures and find causes.',
      role: 'Operations Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['analyse-data'],
      shownBy: ['(bottleneck|measure|analysis|kpi)'],
    },
    {
      id: 'rank',
      name: 'Rank what to change',
      description: 'Weigh effect against effort.',
      role: 'Operations Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['decide', 'plan'],
      shownBy: ['(prioriti|recommendation|roadmap)'],
    },
    {
      id: 'report',
      name: 'Present findings',
      description: 'Write and talk through with owners.',
      role: 'Operations Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(report|finding|recommendation)'],
    },
  ],
});
