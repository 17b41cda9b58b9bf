import { defineWorkflow } from '#catalogue/define.ts';

export const loanOrigination = defineWorkflow({
  id: 'loan-origination',
  name: 'Loan and advance funding',
  naming: {
    variants: [
      { any: ['(advance|bridge) (funding|fund|loan|payment)', 'get advance'], name: 'Advance funding' },
    ],
  },
  department: 'Finance',
  type: 'Analysis',
  description:
    'Lending or advancing money: taking the application, checking papers and risk, making the offer and paying out.',
  industries: ['banking-lending', 'accounting', 'financial', 'investment'],
  coreOf: ['banking-lending'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(loan|mortgage|credit|advance|financing) (application|approval|offer)',
          '(apply|application) ~ (loan|mortgage|advance|line of credit|credit card|funding)',
          '(underwriting|pre approval|pre approved|loan officer|loan process)',
          '(receive|get) ~ (funding|advance|fund) ~ (day|week|quick|fast|offer)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(loans|mortgages|business loans|apply|personal loans|home loans)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['student loan ~ forgiveness', 'life insurance', 'adoption advance'],
      because: 'Not a loan of this organisation.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-loan-application',
      name: 'Take the application and papers',
      description: 'Collect identity, income and security papers and chase what is missing.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(application|apply)'],
    },
    {
      id: 'assess-risk',
      name: 'Assess income, risk and security',
      description: 'Check figures and credit and judge what can be lent.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 5, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(underwriting|credit (check|score))'],
    },
    {
      id: 'make-offer',
      name: 'Make and explain the offer',
      description: 'Set amount and terms and explain them.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(offer|term)'],
    },
    {
      id: 'close-fund',
      name: 'Close and pay out',
      description: 'Prepare contracts, check conditions, and pay.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(closing|fund|payout)'],
    },
    {
      id: 'service-loan',
      name: 'Service the loan',
      description: 'Post payments, answer questions and act on arrears.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'monitor'],
    },
  ],
});
