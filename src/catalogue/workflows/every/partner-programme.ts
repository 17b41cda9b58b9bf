import { defineWorkflow } from '#catalogue/define.ts';

export const partnerProgramme = defineWorkflow({
  id: 'partner-programme',
  name: 'Partner and referral programme',
  naming: {
    variants: [
      { any: ['referral partner'], name: 'Referral partner onboarding' },
      {
        any: ['(become|find) ~ (dealer|reseller|stockist)', 'dealer (application|program)'],
        name: 'Dealer and reseller onboarding',
      },
      { any: ['affiliate (program|partner)'], name: 'Affiliate programme management' },
    ],
  },
  department: 'Sales',
  type: 'Strategy',
  description:
    'Working through partners who bring customers: taking applications, agreeing terms, giving access and material, and paying what is due.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(apply|application) for trade account',
          'trade (account|price|order) ~ (apply|shop|customer|list)',
          '(become|join as|apply) ~ (partner|reseller|dealer|affiliate|distributor|stockist)',
          '(referral|affiliate|partner|reseller|dealer) (program|partner|agreement|application|portal)',
          'earn ~ (commission|referral fee)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(partners|partner program|affiliates|dealers|become partner|referral partner)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(business|trusted|strategic|=your|right|community) partner',
        'partner in',
        'law partner',
        'domestic partner',
      ],
      because: '"Your trusted partner" is no programme.',
    },
  ],
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'win-partners',
      name: 'Win and vet partners',
      description: 'Find suitable partners, read their application and decide.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['research', 'negotiate'],
      shownBy: ['(become|apply) ~ (partner|reseller|dealer|affiliate)', 'questionnaire'],
    },
    {
      id: 'agree-terms',
      name: 'Agree and sign terms',
      description: 'Settle commission, territory and duties and have the agreement signed.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 4 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['(partner|referral) agreement'],
    },
    {
      id: 'onboard-partner',
      name: 'Give access, training and material',
      description: 'Open the portal, explain products and hand over leaflets and links.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['coach', 'draft-text'],
      shownBy: ['(partner|referral) (portal|training)'],
    },
    {
      id: 'settle-commission',
      name: 'Track referrals and pay commission',
      description: 'Attribute customers to partners, compute and pay what is due, answer questions.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'analyse-data'],
      shownBy: ['(commission|referral fee)'],
    },
  ],
});
