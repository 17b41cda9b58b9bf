import { defineWorkflow } from '#catalogue/define.ts';

export const taxFiling = defineWorkflow({
  id: 'tax-filing',
  name: 'Document collection and tax filing',
  naming: {
    variants: [
      {
        any: ['(file|filing) ~ claim', '(tax|retention) credit ~ (claim|calculate|file)'],
        name: 'Document collection and claim filing',
      },
    ],
  },
  department: 'Finance',
  type: 'Analysis',
  description:
    'Preparing and filing returns or credit claims: collecting papers, computing, checking with the client, filing, and answering the authority.',
  industries: ['accounting'],
  coreOf: ['accounting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(tax) (preparation|return|filing)',
          '(prepare|file|filing) ~ (tax|return|claim)',
          '(calculate|maximize) ~ (credit|refund|deduction)',
          '(collect|gather|help) ~ document ~ (file|claim|tax|return)',
          '(file|amend) ~ (claim|form 941|return)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(filing status|income tax withheld)'],
      because: 'An explanation of the form.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'collect-papers',
      name: 'Collect the papers',
      description: 'Tell the client what is needed, take it in and chase what is missing.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['remind', 'extract-data'],
      shownBy: ['(collect|gather|upload|provide) ~ document'],
    },
    {
      id: 'compute',
      name: 'Compute and prepare the return',
      description: 'Enter figures, apply rules and prepare the forms.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'check-rules', 'enter-data'],
      shownBy: ['(calculate|prepare|preparation)'],
    },
    {
      id: 'review-return',
      name: 'Review with the client',
      description: 'Explain the result and choices and get approval.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise'],
      shownBy: ['review'],
    },
    {
      id: 'file-return',
      name: 'File and confirm',
      description: 'Send the return and keep the receipt.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(file|filing|submit) ~ (claim|return|irs)'],
    },
    {
      id: 'answer-authority',
      name: 'Answer the authority',
      description: 'Read notices and reply with papers and reasons.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'draft-text'],
      shownBy: ['(audit|irs|notice)'],
    },
  ],
});
