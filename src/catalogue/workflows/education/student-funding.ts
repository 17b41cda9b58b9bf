import { defineWorkflow } from '#catalogue/define.ts';

export const studentFunding = defineWorkflow({
  id: 'student-funding',
  name: 'Financial aid office',
  department: 'Finance',
  type: 'Business',
  description: 'Helping students pay for their studies: advice, forms, grants, loans and reports.',
  industries: ['higher-education', 'training-provider'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(fafsa|pell grant|gi bill|title iv|financial aid office|aid office|student finance|student loans) ~ (file|apply|help|payment plans|available|eligible|accept|accepted|students|office|who qualify|complete|approved)',
        ],
      },
      {
        weight: 3,
        any: [
          '(financial aid|paying for it|paying for college|tuition financial aid|student finance|funding your studies|fees funding|gi bill|veterans benefits|grants loans)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(financial aid|student (finance|funding))'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'explain-ways-pay',
      name: 'Explain ways to pay for study',
      description: 'Go through grants, loans, instalments and work beside study.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'advise'],
    },
    {
      id: 'help-forms',
      name: 'Help students with aid forms',
      description: 'Go through the form together, check papers and send it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(fafsa|file|form)'],
    },
    {
      id: 'make-awards',
      name: 'Decide student grants and loans',
      description: 'Work out need, apply the rules and write the award.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'decide'],
      shownBy: ['(award|eligible)'],
    },
    {
      id: 'report-reconcile',
      name: 'Report student aid and settle accounts',
      description: 'Report to state and lender and settle with the bursar.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['reconcile', 'check-rules'],
    },
  ],
});
