import { defineWorkflow } from '#catalogue/define.ts';

export const companyFormation = defineWorkflow({
  id: 'company-formation',
  name: 'Company formation and corporate services',
  department: 'Legal',
  type: 'Business',
  description:
    'Founding and keeping companies for clients: advising on the form, drafting, registering, and keeping books and officers.',
  industries: ['legal', 'accounting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(company|llc|business|corporate|entity) (formation|registration|incorporation)',
          '(form|incorporate|register) ~ (company|llc|corporation|business entity)',
          '(nominee|secretarial|registered agent|registered office) service',
          'articles =of (association|incorporation|organization)',
          '(corporate|company) (governance|administration|secretary)',
          'administration ~ company',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(corporate law|company formation|business formation|corporate services|corporate commercial law|business law|entity formation)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'advise-form',
      name: 'Advise on the legal form',
      description: 'Ask for owners, aims and tax and recommend a form.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(advice|advise)'],
    },
    {
      id: 'draft-statutes',
      name: 'Draft articles and agreements',
      description: 'Write statutes and shareholder agreements.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 4 },
      traits: ['draft-text'],
      shownBy: ['(draft|article)'],
    },
    {
      id: 'register-company',
      name: 'Register with the authorities',
      description: 'Check identity, fill in forms, file and follow up.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'enter-data', 'remind'],
      shownBy: ['(register|registration)'],
    },
    {
      id: 'keep-corporate-records',
      name: 'Keep registers and yearly filings',
      description: 'Keep officers, shares and minutes and file in time.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['monitor', 'enter-data', 'remind'],
      shownBy: ['(administration|secretarial|annual)'],
    },
  ],
});
