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
    'Keeping companies in order with the registrar: calendar of filings, minutes and resolutions, annual returns, changes and registers.',
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
      {
        weight: 3,
        any: [
          '(regulatory|corporate|company|secretarial|statutory|annual|fema|roc|labour law) (compliance|compliances|filing|filings|returns)',
          '(fema|foreign exchange|rbi) ~ (services|filings|filing|approvals|compliance|reporting|returns)',
          'company secretarial',
          '(licences|licenses|registrations|approvals) ~ (obtain|obtaining|assist|apply|authorities|government)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(regulatory compliance|corporate compliance|company secretarial|secretarial services|=compliances|regulatory filings|annual compliance|licensing registrations)',
        ],
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
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(relevant|applicable) (law|laws|regulation|regulations)',
        'regulatory compliance ~ (contracts|disputes|litigation|employment|advice)',
        '(contracts|disputes) ~ regulatory compliance',
      ],
      because: 'Advice on the rules of a trade, not filings for companies.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-calendar-filings',
      name: 'Keep the calendar of company filings',
      description: 'List what falls due for each company and remind its directors in time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'gather-changes',
      name: 'Ask directors for what has changed',
      description:
        'Get addresses, officers, owners and shares confirmed with proof of identity before anything is filed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'draft-minutes-resolutions',
      name: 'Draft minutes and resolutions',
      description: 'Put into proper form what board and shareholders decide, within law and articles.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(minute)'],
    },
    {
      id: 'file-returns-changes',
      name: 'File annual returns and changes',
      description:
        'Enter directors, shares and addresses with the registrar and check that they are accepted.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(file|return|roc)'],
    },
    {
      id: 'keep-registers',
      name: 'Keep statutory registers',
      description: 'Write up shares, charges, officers and owners after each change.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register)'],
    },
    {
      id: 'advise-duties',
      name: 'Advise directors on company law duties',
      description:
        'Say what a planned change of shares, officers or form needs and what happens if dates are missed.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['advise'],
    },
  ],
});
