import { defineWorkflow } from '#catalogue/define.ts';

export const feasibilityStudies = defineWorkflow({
  id: 'feasibility-studies',
  name: 'Feasibility studies for building',
  department: 'Development',
  type: 'Analysis',
  description: 'Showing what could be built on a site or in a house, at what cost, before design begins.',
  industries: ['construction', 'consulting', 'real-estate'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(feasibility) (study|report|options) ~ (site|building|cost|community|clients|schools|options|consultation|developers|early|architect|design|planning|project|church)',
        ],
      },
      {
        weight: 3,
        any: [
          '(feasibility studies|feasibility|site appraisal|site analysis|masterplanning|master planning|site feasibility)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'feasibility (studies)',
      '(site (appraisal|analysis|feasibility)|master planning|masterplanning)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(clinical|market|it|software|fundraising) feasibility'],
      because: 'Other studies',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-wanted',
      name: 'Hear what is wanted',
      description: 'This covers users, budget and date.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(consultation)'],
    },
    {
      id: 'look-at-site',
      name: 'Look at the site and rules',
      description: 'This covers access, light, trees, pipes and law.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(site)'],
    },
    {
      id: 'draw-options',
      name: 'Draw options',
      description: 'Two or three ways to do it.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(option)'],
    },
    {
      id: 'estimate-cost-time',
      name: 'Estimate cost and time',
      description: 'This means: by area and risk.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(cost)'],
    },
    {
      id: 'report-result',
      name: 'Report the result',
      description: 'Which way and what next.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
