import { defineWorkflow } from '#catalogue/define.ts';

export const performanceSystems = defineWorkflow({
  id: 'performance-systems',
  name: 'Performance management design for clients',
  department: 'HR',
  type: 'Strategy',
  description:
    "Building a client's way of setting goals and judging work: goals, talks, ratings, training of managers, and follow-up.",
  industries: ['consulting'],
  narrows: ['consulting-engagements', 'hiring-systems'],
  delivers: {
    named: ['performance (management|appraisal|review)', 'okr (implementation|coaching)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(design|implement|build|develop|introduce|redesign) ~ performance (framework|system|management|review|appraisal|scorecard|process)',
          'performance (management|appraisal|review) (system|framework|process|consulting|design|programme|program|solution|support)',
          '(goal setting|okr|kpi) ~ (framework|implementation|coaching|workshop|rollout)',
          '(moving) beyond ~ annual reviews',
        ],
      },
      {
        weight: 3,
        any: [
          '(performance management|performance appraisal|performance reviews|performance organizational effectiveness|performance effectiveness|okr implementation|goal setting okrs)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(site|website|energy|building|network|application|investment|vehicle|engine|supply chain|vendor|supplier) performance',
        'performance management (software|platform|tool|module)',
      ],
      because: 'What machines, money or suppliers do',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'study-goals',
      name: 'Study goals and how work is judged today',
      description: 'Read forms and goals and ask managers and staff what works.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'analyse-data'],
      shownBy: ['(assess|review|align|objective)'],
    },
    {
      id: 'design-system',
      name: 'Design goals, measures and talks',
      description: 'Draw up what is agreed when, how it is measured and rated.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['design', 'draft-text'],
      shownBy: ['(design|framework|build|okr|kpi)'],
    },
    {
      id: 'train-managers',
      name: 'Train managers to lead the talks',
      description: 'Practise setting goals, giving feedback and rating fairly.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(train|training|coach|feedback|dialogue)'],
    },
    {
      id: 'run-first-round',
      name: 'Accompany the first round',
      description: 'Remind, answer questions and check that talks and forms are done.',
      role: 'HR Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['remind', 'answer-questions'],
      shownBy: ['(implement|introduce|rollout)'],
    },
    {
      id: 'evaluate-round',
      name: 'Evaluate the round and adjust',
      description: 'Compare ratings, find bias and change the rules.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['analyse-data'],
      shownBy: ['(track|measure|evaluat|result)'],
    },
  ],
});
