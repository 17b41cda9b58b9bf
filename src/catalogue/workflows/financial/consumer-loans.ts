import { defineWorkflow } from '#catalogue/define.ts';

export const consumerLoans = defineWorkflow({
  id: 'consumer-loans',
  name: 'Consumer loans',
  department: 'Sales',
  type: 'Business',
  description:
    'Lending to households for cars, boats and bills: application, credit check, decision, papers, paying out.',
  industries: ['banking-lending'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(auto|car|vehicle|boat|rv|tractor|signature|personal|payday|title|secured|unsecured) (loan) ~ (decided|same day|rate|apply|apr|approved|low|members|up =to|application|borrow|terms|new|used|refinance)',
          '(cars|boats|tractors) ~ (signature loans|loans)',
          'skip a pay',
        ],
      },
      {
        weight: 3,
        any: [
          '(personal loans|auto loans|vehicle loans|car loans|consumer loans|boat loans|signature loans|consumer lending)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(equipment|book|interlibrary|student|collection) loans', '(loan) ~ (museum|exhibition)'],
      because: 'Things that are lent',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-application',
      name: 'Take the application',
      description: 'Check identity, income and purpose.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(apply|application)'],
    },
    {
      id: 'check-credit-decide',
      name: 'Check credit and decide',
      description: 'Score, debt and judgment of the officer.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(decided|approve)'],
    },
    {
      id: 'draw-up-papers',
      name: 'Draw up papers and pay out',
      description: 'This covers note, title and cheque.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'watch-repayment',
      name: 'Watch repayment',
      description: 'This covers remind, extend and defer.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(skip|payment)'],
    },
  ],
});
