import { defineWorkflow } from '#catalogue/define.ts';

export const studentFunding = defineWorkflow({
  id: 'student-funding',
  name: 'Financial aid office',
  department: 'Finance',
  type: 'Business',
  description: 'Helping students pay: grants, loans, forms, awards, plans.',
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
      name: 'Explain ways to pay',
      description: 'Go through grants, loans, plans and work.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'help-forms',
      name: 'Help with forms',
      description: 'This covers sit beside, check and send.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(fafsa|file|form)'],
    },
    {
      id: 'make-awards',
      name: 'Make awards',
      description: 'Decide grants and loans by need and rule.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(award|eligible)'],
    },
    {
      id: 'report-reconcile',
      name: 'Report and reconcile',
      description: 'Report to state and lender and settle with the bursar.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
