import { defineWorkflow } from '#catalogue/define.ts';

export const consumerLoans = defineWorkflow({
  id: 'consumer-loans',
  name: 'Consumer loans',
  department: 'Finance',
  type: 'Business',
  description:
    'Lending to households for cars, boats and bills: application, credit check, decision, papers, paying out and watching repayment.',
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
      name: 'Take applications for consumer loans',
      description: 'Take identity, income, purpose and security, and ask for what is missing.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'enter-data', 'interview'],
      shownBy: ['(apply|application)'],
    },
    {
      id: 'check-credit-decide',
      name: 'Check credit and decide on the loan',
      description: 'Read score, debts and income against policy and weigh what lies on the edge.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['check-rules', 'decide'],
      shownBy: ['(decided|approve)'],
    },
    {
      id: 'explain-consumer-loan',
      name: 'Explain rate and terms to the borrower',
      description: 'Show what the loan costs in all, which term fits and what happens on late payment.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['advise', 'answer-questions'],
    },
    {
      id: 'draw-up-papers',
      name: 'Draw up loan papers and pay out',
      description: 'Prepare note and lien, take signatures and release the money.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'draft-text'],
    },
    {
      id: 'watch-repayment',
      name: 'Follow repayments and agree deferrals',
      description: 'Remind who is late, defer or extend by the rules and pass on who cannot pay.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind', 'answer-questions'],
      shownBy: ['(skip|payment)'],
    },
  ],
});
