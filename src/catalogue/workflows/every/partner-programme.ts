import { defineWorkflow } from '#catalogue/define.ts';

export const partnerProgramme = defineWorkflow({
  id: 'partner-programme',
  name: 'Partner and referral programme',
  naming: {
    variants: [
      {
        any: ['(own|start|buy) ~ franchise', 'franchise (opportunity|opportunities)'],
        name: 'Franchise recruitment',
      },
      {
        any: ['(become|seeking|looking) ~ (distributor|distributors|stockist|stockists|dealer|dealers)'],
        name: 'Distributor and dealer recruitment',
      },
      { any: ['referral partner'], name: 'Referral partner onboarding' },
      {
        any: ['(become|find) ~ (dealer|reseller|stockist)', 'dealer (application|program)'],
        name: 'Dealer and reseller onboarding',
      },
      { any: ['=affiliate (program|programme|partner|partners)'], name: 'Affiliate programme management' },
    ],
    parts: [
      {
        any: ['(partner|partners|partnership|reseller|resellers|distributor|distributors|affiliate)'],
        name: 'Partner programme',
      },
      { any: ['(referral|referrals|refer|commission)'], name: 'Referral programme' },
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
          'corporate (partner|partners|partnership|partnerships|sponsor|sponsors|sponsorship|supporters)',
          '(businesses|companies|firms|business) ~ (sponsor|sponsors) ~ (project|event|us|programme|program|team)',
          '(sponsorship) (package|packages|opportunities|opportunity|levels|form|deck)',
        ],
      },
      {
        weight: 3,
        any: [
          '(looking =for|seeking|appoint|wanted) ~ (stockists|distributors|dealers|franchisees|agents)',
          '(own|start|buy) ~ franchise',
          'become ~ (distributor|stockist|dealer|franchisee)',
          'franchise (opportunity|opportunities)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(become distributor|become dealer|become stockist|franchise opportunities|=franchising)'],
      },

      {
        weight: 3,
        any: [
          '(apply|join|become) ~ (reseller|resellers|distributor|affiliate|dealer|channel|integrator)',
          '(reseller|resellers|dealer|=affiliate|channel) (program|programme|partner|partners|portal|network|margin)',
          'earn ~ (margin|commission) ~ (sale|referral|node|every|each)',
        ],
      },
      {
        weight: 2,
        any: [
          '(resellers|distributors|dealers|=affiliates|become dealer|become partner|find dealer|find distributor)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(become|be) ~ (dealer|distributor|reseller|affiliate|stockist|retailer|franchisee|wholesaler|sponsor|vendor partner|referral partner)',
          '(refer ~ (client|patient|customer|business|lead) ~ (earn|receive|bonus|commission|reward|fee))',
          '(wholesale|dealer|reseller|distributor|franchise) (application|inquiry|program|account|opportunity|inquiries)',
          '(partner|work) with us ~ (apply|form|application|program|become|refer)',
        ],
      },
      {
        weight: 3,
        any: [
          '(apply|application) for trade account',
          'trade (account|price|order) ~ (apply|shop|customer|list)',
          '(become|join as|apply) ~ (partner|reseller|dealer|affiliate|distributor|stockist)',
          '(referral|=affiliate|partner|reseller|dealer) (program|partner|agreement|application|portal)',
          'earn ~ (commission|referral fee)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(partner program|=affiliates|dealers|become partner|referral partner)'],
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
        '(no|never|not) ~ commission',
        '(earn|earns) ~ commission ~ (policy|sale ~ product)',
      ],
      because: '"Your trusted partner" is no programme.',
    },
  ],
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'win-partners',
      name: 'Find and approach partners',
      description: 'Find firms whose customers fit and talk with them about working together.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['research', 'negotiate'],
      shownBy: ['(become|apply) ~ (partner|reseller|dealer|affiliate)'],
    },
    {
      id: 'vet-partners',
      name: "Check partners' applications and decide",
      description: 'Read the application, look at trade and reputation, and accept or decline.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['decide', 'check-rules'],
      shownBy: ['questionnaire'],
    },
    {
      id: 'agree-terms',
      name: 'Agree and sign terms with partners',
      description: 'Settle commission, territory and duties and have the agreement signed.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 4 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['(partner|referral) agreement'],
    },
    {
      id: 'onboard-partner',
      name: 'Give partners access, training and material',
      description: 'Open the portal, explain products and hand over leaflets and links.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['coach', 'draft-text'],
      shownBy: ['(partner|referral) (portal|training)'],
    },
    {
      id: 'support-partners',
      name: 'Answer partners and help them sell',
      description: 'Answer questions on products and prices and join talks with their customers.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['answer-questions', 'advise'],
    },
    {
      id: 'settle-commission',
      name: 'Track referrals and pay commission',
      description: 'Attribute customers to partners, compute and pay what is due, answer questions.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'analyse-data'],
      shownBy: ['(commission|referral fee)'],
    },
    {
      id: 'review-partners',
      name: 'Review what each partner brings',
      description: 'Compare customers and income by partner and decide whom to help more or let go.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 1, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
  ],
});
