import { defineWorkflow } from '#catalogue/define.ts';

export const projectReports = defineWorkflow({
  id: 'project-reports',
  name: 'Project reports for bank loans',
  department: 'Finance',
  type: 'Analysis',
  description: 'Writing the figures and report on which a bank lends, and presenting it.',
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
      name: 'Learn the project',
      description: 'Ask about plant, market and owners.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'project-figures',
      name: 'Project the figures',
      description: 'This covers sales, cost, cash and repayment.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-report',
      name: 'Write the report',
      description: 'In the form the bank wants.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
    {
      id: 'present-bank',
      name: 'Present it to the bank',
      description: 'Answer questions until sanction.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(bank)'],
    },
  ],
});
