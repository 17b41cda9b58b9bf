import { defineWorkflow } from '#catalogue/define.ts';

export const companyFormation = defineWorkflow({
  id: 'company-formation',
  name: 'Company formation and corporate services',
  naming: {
    parts: [
      {
        any: ['(formation|form|incorporate|incorporation|incorporating|register|registration)'],
        name: 'Company formation',
      },
      {
        any: [
          '(governance|secretary|secretarial|registered agent|registered office|nominee|administration|memorandum|articles|bylaws|corporate services|corporate law|operating agreement|operating agreements)',
        ],
        name: 'Corporate services',
      },
    ],
  },
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
          '(form|register|incorporate) ~ (=your llc|llc|corporation|limited company)',
          '(company|business|llc|entity) formation',
          '(incorporate ~ company|issue shares|write bylaws)',
        ],
      },
      {
        weight: 3,
        any: [
          '(company formation|business formation|entity formation|formation governance|incorporation|llc formation)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(company|llc|business|corporate|entity) (formation|registration|incorporation)',
          '(form|incorporate|=register|=registering) ~ (company|llc|corporation|business entity)',
          '(nominee|secretarial|registered agent|registered office) service',
          'articles =of (association|incorporation|organization)',
          '(corporate|company) (governance|administration|secretary)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(company formation|business formation|corporate services|corporate commercial law|entity formation)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(is|are) ~ registered ~ (corporation|company)',
        '(keep|retain|store) ~ (record|document|article)',
        'document ~ (indefinitely|year)',
      ],
      because: "The firm's own standing, or papers to be kept.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'advise-form',
      name: 'Advise founders on the legal form',
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
      id: 'verify-owners',
      name: 'Verify owners and where the money comes from',
      description: 'Ask for papers on persons and funds, check them against lists and file the proof.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'look-up'],
      shownBy: ['(due diligence|know your (client|customer)|kyc|beneficial owner)'],
    },
    {
      id: 'check-company-name',
      name: 'Check that the company name is free',
      description: 'Search register and trade marks and reserve the name.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['look-up', 'check-rules'],
      shownBy: ['name (search|reservation|availability)'],
    },
    {
      id: 'draft-statutes',
      name: 'Draft articles and shareholder agreements',
      description: 'Write statutes and shareholder agreements.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 4 },
      traits: ['draft-text'],
      shownBy: ['(draft|article)'],
    },
    {
      id: 'register-company',
      name: 'Register the company with the authorities',
      description: 'Fill in the forms, file them and follow up.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'enter-data', 'remind'],
      shownBy: ['(register|registration)'],
    },
    {
      id: 'get-tax-numbers',
      name: 'Apply for tax numbers, licences and accounts',
      description: 'Apply for what the new company needs to trade and open its bank account.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(tax (number|id|registration)|ein|bank account|business license)'],
    },
    {
      id: 'keep-corporate-records',
      name: 'Keep company registers and yearly filings',
      description: 'Keep officers, shares and minutes and file in time.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['monitor', 'enter-data', 'remind'],
      shownBy: ['(administration|secretarial|annual)'],
    },
  ],
});
