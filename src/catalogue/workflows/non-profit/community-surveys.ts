import { defineWorkflow } from '#catalogue/define.ts';

export const communitySurveys = defineWorkflow({
  id: 'community-surveys',
  name: 'Community surveys and needs assessment',
  department: 'Research',
  type: 'Analysis',
  description:
    'Asking the people one serves what they need or do: questions, gathering, counting, report and use in plans.',
  industries: ['non-profit', 'association', 'government', 'education', 'consulting'],
  narrows: ['feedback-collection'],
  naming: {
    variants: [{ any: ['training needs (survey|assessment|analysis)'], name: 'Training needs survey' }],
    parts: [
      { any: ['(survey|surveys|focus group|focus groups)'], name: 'Community surveys' },
      {
        any: ['(needs assessment|needs assessments|community assessment|health assessment)'],
        name: 'Needs assessment',
      },
    ],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(community|youth|parent|student|resident|household|needs|prevention|substance use) (survey|surveys|needs assessment|needs assessments|needs survey)',
          '(needs assessment|community assessment|community health assessment)',
          'survey (data|results|findings|report) ~ (youth|student|resident|community|parent|county|town|school)',
          '(conduct|administer|conducted|carry out) ~ (survey|surveys|needs assessment|focus group|focus groups)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(parent youth survey|youth survey|community survey|surveys|needs assessment|survey results|community needs assessment|community health assessment)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(customer|satisfaction|land|boundary|feedback|employee|site|property|topographic) survey',
        'survey ~ (property|land|boundary|lot)',
      ],
      because: 'Customers’ opinion, or measured land',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'frame-questions',
      name: 'Frame what is to be learnt',
      description: 'Agree aims and write the questions.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 1 },
      traits: ['design', 'plan'],
    },
    {
      id: 'gather-answers',
      name: 'Gather answers',
      description: 'Send out, visit schools and meetings, remind.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['remind', 'enter-data'],
      shownBy: ['(take|complete|respond)'],
    },
    {
      id: 'lead-groups',
      name: 'Lead group talks',
      description: 'Listen to residents, parents or youth.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 2, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 1 },
      traits: ['interview'],
      shownBy: ['focus group'],
    },
    {
      id: 'count-answers',
      name: 'Count and compare',
      description: 'Tables, trends and differences between groups.',
      role: 'Data Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 1 },
      traits: ['analyse-data'],
      shownBy: ['(results|data|findings)'],
    },
    {
      id: 'write-findings',
      name: 'Write and present the findings',
      description: 'A report for board, funders and public.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['summarise', 'draft-text'],
      shownBy: ['report'],
    },
  ],
});
