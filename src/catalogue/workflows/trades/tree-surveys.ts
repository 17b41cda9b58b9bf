import { defineWorkflow } from '#catalogue/define.ts';

export const treeSurveys = defineWorkflow({
  id: 'tree-surveys',
  name: 'Tree surveys and reports',
  department: 'Operations',
  type: 'Business',
  description:
    'Examining trees for safety, planning or lenders: visit, measuring, assessment, plan and application.',
  industries: ['trades', 'consulting'],
  narrows: ['site-survey', 'inspection-testing'],
  delivers: {
    named: [
      'tree (surveys|survey|reports|inspections|consultancy|assessments|risk assessments)',
      'arboricultural (surveys|consultancy|reports)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(bs 5837|bs5837|arboricultural (report|reports|survey|surveys|impact|consultant))',
          'tree (survey|surveys|risk assessment|inspections|report|reports)',
          '(protected trees|tpo|conservation areas) ~ (applications|submitted|application|consent)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(tree surveys|tree reports|arboricultural consultancy)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'scope-tree-survey',
      name: 'Agree what the tree survey is for and quote it',
      description: 'Ask for site, purpose and date, look at map and orders in force and name a price.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'look-up'],
    },
    {
      id: 'survey-trees',
      name: 'Walk and examine the trees',
      description: 'Measure, look for decay and note each with its place.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'diagnose'],
    },
    {
      id: 'write-tree-report',
      name: 'Write the tree report and plan',
      description: 'Grade trees, draw constraints and advise works.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['draft-text'],
    },
    {
      id: 'apply-tpo',
      name: 'Apply for consent to work on trees',
      description: 'Fill in forms, answer the officer and watch dates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'monitor'],
    },
  ],
});
