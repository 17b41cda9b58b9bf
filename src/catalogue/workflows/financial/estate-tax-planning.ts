import { defineWorkflow } from '#catalogue/define.ts';

export const estateTaxPlanning = defineWorkflow({
  id: 'estate-tax-planning',
  name: 'Inheritance and estate tax planning',
  department: 'Finance',
  type: 'Strategy',
  description:
    'Passing wealth on with little tax: figures, gifts, trusts, life cover, together with the lawyer.',
  industries: ['investment', 'accounting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(inheritance tax|estate tax|iht|intergenerational|wealth transfer|estate planning) ~ (trusts|gifts|figures|planning|mitigation|advice|lawyer|solicitor|plan|family|reduce|next generation|generation|beneficiaries|relief|gifting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(inheritance tax planning|estate planning|inheritance tax|legacy planning|estate tax planning|trusts estates|wealth transfer|intergenerational planning|tax estate planning)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(inheritance tax|estate|legacy|estate tax|succession|wealth transfer) planning'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'add-up-owned',
      name: 'Add up what is owned',
      description: 'List assets, values and who owns them.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'reckon-tax',
      name: 'Reckon the tax',
      description: 'Show what falls due now and after each step.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(tax|figure)'],
    },
    {
      id: 'advise-gifts-trusts',
      name: 'Advise on gifts and trusts',
      description: 'Weigh control against saving.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(gift|trust)'],
    },
    {
      id: 'carry-out-lawyer',
      name: 'Carry it out with the lawyer',
      description: 'This covers deeds, forms and reviews.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(lawyer|solicitor)'],
    },
  ],
});
