import { defineWorkflow } from '#catalogue/define.ts';

export const projectReports = defineWorkflow({
  id: 'project-reports',
  name: 'Project reports for bank loans',
  department: 'Finance',
  type: 'Analysis',
  description:
    'Writing the figures and the report on which a bank lends to a project, and seeing it through with the bank.',
  industries: ['accounting', 'consulting', 'banking-lending'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(project (report)|cma data|detailed project report|loan syndication) ~ (prepared|prepare|bank|loan|syndicated|finance|funding|term|working capital|cma)',
        ],
      },
      {
        weight: 3,
        any: [
          '(project finance|project reports|loan syndication|cma data|bank finance|debt syndication|project financing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(project (reports|finance|financing)|(loan|debt) syndication|cma data)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-project',
      name: 'Learn the project, its market and its owners',
      description: 'Ask about plant, product, buyers, licences and money of the owners.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview'],
    },
    {
      id: 'check-costs',
      name: 'Collect quotations and check project costs',
      description: 'Gather offers for land, building and machines and see that nothing is missing.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'research'],
    },
    {
      id: 'project-figures',
      name: 'Project sales, cash flow and repayment',
      description: 'Build the model through the years of the loan and test it against bad years.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['forecast', 'analyse-data'],
    },
    {
      id: 'write-report',
      name: 'Write the project report for the bank',
      description: 'Put project, market, figures and security into the form the bank wants.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(report)'],
    },
    {
      id: 'present-bank',
      name: 'Present the project to the bank',
      description: 'Explain it, answer questions and send what is asked until the loan is sanctioned.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(bank)'],
    },
  ],
});
