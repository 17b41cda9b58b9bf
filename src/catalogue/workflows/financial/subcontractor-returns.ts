import { defineWorkflow } from '#catalogue/define.ts';

export const subcontractorReturns = defineWorkflow({
  id: 'subcontractor-returns',
  name: 'Subcontractor tax returns',
  department: 'Finance',
  type: 'Business',
  description:
    'Monthly returns for construction firms that pay subcontractors: verification, deductions, statements, filing.',
  industries: ['accounting', 'financial'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cis|construction industry scheme) ~ (return|subcontractor|deduction|verified|verification|statement|refund|contractor|payroll)',
          'subcontractors ~ (verified|deductions) ~ (statements|calculated|cis)',
        ],
      },
      {
        weight: 3,
        any: ['(cis|cis returns|cis for contractors|construction industry scheme|cis payroll|cis refunds)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(cis (returns|payroll|refunds|service|)|construction industry scheme)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'verify-subcontractors',
      name: 'Verify subcontractors',
      description: 'Check each with the tax office and note the rate.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(verify)'],
    },
    {
      id: 'calculate-deductions',
      name: 'Calculate deductions',
      description: 'Take invoices and work out labour and tax.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(deduction)'],
    },
    {
      id: 'issue-statements',
      name: 'Issue statements',
      description: 'Send each subcontractor the monthly statement.',
      role: 'Bookkeeper',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(statement)'],
    },
    {
      id: 'file-monthly-return',
      name: 'File the monthly return',
      description: 'Submit by the date and settle the payment.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(return|file)'],
    },
  ],
});
