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
  description: 'Tax and certificates for people who live in one country and own in another.',
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
      name: 'Find where tax is due',
      description: 'This covers days, home and sources.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'collect-papers-both',
      name: 'Collect papers of both countries',
      description: 'This covers statements, withholdings and rates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
    {
      id: 'prepare-returns-claim',
      name: 'Prepare returns and claim relief',
      description: 'Work out treaty and credit.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(return|relief)'],
    },
    {
      id: 'issue-certificates-file',
      name: 'Issue certificates and file',
      description: 'This covers sign, upload and send.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|file)'],
    },
  ],
});
