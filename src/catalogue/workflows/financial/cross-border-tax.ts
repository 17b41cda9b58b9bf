import { defineWorkflow } from '#catalogue/define.ts';

export const crossBorderTax = defineWorkflow({
  id: 'cross-border-tax',
  name: 'Tax work for people abroad',
  naming: {
    variants: [
      { any: ['itin (application|assistance|services)', '(ein) itin assistance'], name: 'ITIN applications' },
    ],
  },
  department: 'Finance',
  type: 'Business',
  description:
    'Tax work for people who live in one country and own or earn in another: finding where tax is due, returns in both, relief and certificates.',
  industries: ['accounting', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(nri|expat|expatriate|non resident|nonresident|american abroad|foreign) ~ (tax|return|repatriation|tds|fbar|15ca|15cb|filing|taxation|certificate|property sale|landlord scheme|treaty)',
          '(15ca|15cb|fbar|fatca|itin|double taxation) ~ (certificate|filing|application|return|report|advice|relief|pan|prepare)',
        ],
      },
      {
        weight: 3,
        any: [
          '(nri services|nri|expat tax|nri taxation|international tax|expatriate tax|non residents|itin|itin application|us expat tax|nri tax|cross border tax|fbar)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(nri|expat|expatriate|international|cross border|non resident) (tax|taxation|services|returns|tax services)',
      'itin (application|services)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-where-tax',
      name: 'Find in which country tax is due',
      description: 'Ask about days, home, family and sources of income and apply the treaty.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'collect-papers-both',
      name: 'Collect tax papers from both countries',
      description: 'Ask for statements, withholdings and earlier returns, and convert currencies.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'prepare-returns-claim',
      name: 'Prepare returns in both countries and claim relief',
      description: 'Work out income, treaty relief and foreign tax credit so that nothing is taxed twice.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(return|relief)'],
    },
    {
      id: 'explain-abroad',
      name: 'Explain the result and what to change',
      description: 'Say what is due where and what a move, sale or gift would cost in tax.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise'],
    },
    {
      id: 'issue-certificates-file',
      name: 'File the returns and issue certificates',
      description: 'Sign and send returns, certify remittances and store receipts.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(certificate|file)'],
    },
    {
      id: 'answer-two-offices',
      name: 'Answer both tax offices',
      description: 'Reply to questions on residence and relief and follow refunds.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'monitor'],
    },
  ],
});
