import { defineWorkflow } from '#catalogue/define.ts';

export const businessLending = defineWorkflow({
  id: 'business-lending',
  name: 'Business lending',
  department: 'Sales',
  type: 'Business',
  description: 'Credit for companies: figures, security, terms, review.',
  industries: ['banking-lending'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(lines) =of credit ~ (business|equipment|working capital|notes|farm|seasonal)',
          '(business|commercial|sba|agricultural|farm|equipment|working capital|commercial real estate) (loan|lending|notes) ~ (rate|grow|officer|apply|lender|terms|local|approval|business|owners|equipment|finance|up =to)',
        ],
      },
      {
        weight: 3,
        any: [
          '(business loans|business lending|commercial loans|commercial lending|sba loans|agricultural loans|farm loans|ag lending|lines of credit)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'visit-business',
      name: 'Visit the business',
      description: 'See what it does and needs.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'read-figures',
      name: 'Read the figures',
      description: 'Spread accounts and test what it can bear.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'write-credit-proposal',
      name: 'Write the credit proposal',
      description: 'Set out security, risk and terms.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
    },
    {
      id: 'review-every-year',
      name: 'Review every year',
      description: 'Look at new figures and covenants.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
