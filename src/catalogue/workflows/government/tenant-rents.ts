import { defineWorkflow } from '#catalogue/define.ts';

export const tenantRents = defineWorkflow({
  id: 'tenant-rents',
  name: 'Rents and income reviews of tenants',
  department: 'Finance',
  type: 'Business',
  description:
    'Billing rent of public homes and reviewing income and family: reports, papers, new rent, arrears.',
  industries: ['government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'rent (is|) due ~ (first|month|fifth)',
          '(report|reporting) (changes|change) ~ (income|family|household)',
          '(annual|interim) (recertification|recertifications|reexamination|income review)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(pay rent|=recertification|rent payment|rent payments|annual recertification)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'bill-rent',
      name: 'Bill rent of public homes and post payments',
      description: 'Post, send receipts and list arrears.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'reconcile'],
    },
    {
      id: 'review-income',
      name: 'Review income and family of tenants',
      description: 'Ask for papers, check with employers and work out the rent.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 2, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'extract-data'],
    },
    {
      id: 'tell-rent',
      name: 'Tell tenants the new rent',
      description: 'Send notice and explain.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'answer-questions'],
    },
    {
      id: 'help-arrears',
      name: 'Agree with tenants on arrears',
      description: 'Talk over instalments and help or serve notice.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 5, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['negotiate', 'advise'],
    },
  ],
});
