import { defineWorkflow } from '#catalogue/define.ts';

export const companySecretarial = defineWorkflow({
  id: 'company-secretarial',
  name: 'Company secretarial work',
  naming: {
    variants: [{ any: ['registered (agent|office)'], name: 'Registered agent service' }],
  },
  department: 'Legal',
  type: 'Business',
  description:
    'Keeping companies in order with the registrar: formation papers, minutes, annual returns, changes.',
  industries: ['accounting', 'legal', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(roc|companies house|registrar|company secretarial|annual returns|confirmation statement|statutory registers|corporate secretarial|annual reports) ~ (filing|filed|file|minutes|attended|annual|forms|records|maintain|registered office|service|llp|compliance|returns)',
          '(minutes|statutory registers|annual returns) ~ (attended|maintained|prepared|filed|drafted)',
          'registered (agent|office) (service)',
        ],
      },
      {
        weight: 3,
        any: [
          '(company secretarial|corporate secretarial|roc compliance|roc filings|registered agent|secretarial services|company secretarial services|registered office|mca compliance)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(company|corporate) secretarial (services|work|compliance|)',
      'roc (filing|compliance)',
      'registered agent',
      'confirmation statements',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-calendar-filings',
      name: 'Keep the calendar of filings',
      description: 'List what falls due for each company.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'draft-minutes-resolutions',
      name: 'Draft minutes and resolutions',
      description: 'Write what was decided.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(minute)'],
    },
    {
      id: 'file-returns-changes',
      name: 'File returns and changes',
      description: 'Enter directors, shares, address.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(file|return|roc)'],
    },
    {
      id: 'keep-registers',
      name: 'Keep registers',
      description: 'This covers shares, charges and owners.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(register)'],
    },
  ],
});
