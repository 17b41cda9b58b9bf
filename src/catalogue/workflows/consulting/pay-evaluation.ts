import { defineWorkflow } from '#catalogue/define.ts';

export const payEvaluation = defineWorkflow({
  id: 'pay-evaluation',
  name: 'Job evaluation and pay benchmarking',
  naming: {
    parts: [
      { any: ['(evaluation|grading|grade|pay structure)'], name: 'Job evaluation' },
      { any: ['(benchmarking|survey|salary|compensation|reward)'], name: 'Pay benchmarking' },
      { any: ['gender pay'], name: 'Gender pay reporting' },
    ],
  },
  department: 'HR',
  type: 'Analysis',
  description:
    'Finding out what jobs are worth: gathering roles and pay, grading, comparing with the market, gaps between women and men, and proposing bands.',
  industries: ['consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(develop|design|build|review|create|structure) ~ (compensation|pay|salary|remuneration|reward|bonus) (structure|framework|system|plan|scheme|bands|strategy|programme|program)',
          'compensation benchmarking',
          'total rewards (package|strategy|design|consulting|program)',
          '(job evaluation|salary benchmarking|pay benchmarking|compensation benchmarking|salary survey|pay review|gender pay|compensation study|pay structure|reward strategy) ~ (reporting|report|we|grading|market|benchmark|client|design|review|roles|salary|evaluation|employers|data|consult)',
        ],
      },
      {
        weight: 3,
        any: [
          '(pay grading|job evaluation|salary benchmarking|compensation benefits|pay reward|reward|pay benchmarking|gender pay|compensation consulting|total rewards|salary surveys)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '=we offer ~ (competitive|attractive) ~ (compensation|salary|pay|benefits)',
        '(workers|unemployment) compensation',
        'compensation ~ (injury|accident|claim|damages)',
      ],
      because: "The company's own pay, or money for an injury",
    },
  ],
  delivers: {
    named: [
      '(job evaluation|(salary|pay|compensation) (benchmarking|surveys|review)|gender pay reporting|(compensation|reward) (consulting|design|strategy))',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'collect-job-descriptions',
      name: 'Collect job descriptions and pay data',
      description: 'Ask for roles, pay and bonuses and put the data in order.',
      role: 'HR Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'grade-jobs',
      name: 'Grade jobs on one scale',
      description: 'Score each role with a panel of the client.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(evaluate|grade)'],
    },
    {
      id: 'compare-market',
      name: 'Compare pay with the market',
      description: 'Match roles to surveys and show where pay is off.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'match'],
      shownBy: ['(benchmark|market)'],
    },
    {
      id: 'propose-structure-report',
      name: 'Propose pay bands and report',
      description: 'Draw bands, work out what they cost, name unfair gaps and explain it to the leaders.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'advise', 'analyse-data'],
      shownBy: ['(report|structure)'],
    },
  ],
});
