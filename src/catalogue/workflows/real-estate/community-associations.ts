import { defineWorkflow } from '#catalogue/define.ts';

export const communityAssociations = defineWorkflow({
  id: 'community-associations',
  name: 'Community association management',
  naming: {
    variants: [
      {
        any: [
          '(blocks|block) (flats|management)',
          'leaseholders',
          'residents management (company|companies)',
        ],
        name: 'Block management',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    "Running a homeowners' or condominium association for its board: dues, meetings, rules, shared grounds and accounts.",
  industries: ['property-management', 'association'],
  narrows: ['rental-management'],
  delivers: {
    named: ['(hoa|association|condominium|condo|community) management'],
    anywhere: true,
    notIn: ['tech', 'software-vendor'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(run|manage|look after|managing|managed) ~ (blocks|block|blocks =of flats|estates|apartments buildings|developments|strata|schemes)',
          '(residents management companies|residents management company|freeholders|freeholder) ~ (appointed|appoint|behalf|instructed|manage|by)',
          '(block|estate|strata|leasehold) (management|managers|managing agents)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(block management|estate management|strata management|body corporate)'],
      },

      {
        weight: 3,
        any: [
          '(assessments|=dues) ~ (payable|quarter|management company|charged|owners)',
          '(bylaws|covenants|rules) ~ (homeowners|owners|documents|association|violation|compliance)',
          '(compliance|covenant) (committee|violation|enforcement|complaint)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=dues|assessments|rules regulations|covenants|governing documents|pay dues|ccrs)'],
      },
      {
        weight: 3,
        any: ['(hoa|block|association) management', 'management ~ (residents companies|associations|hoas)'],
      },
      {
        weight: 3,
        any: [
          '(collect|collecting) (assessment|assessments|dues)',
          '(board support|violation letter|violation letters|architectural change|architectural review|resale (document|documents|certificate|package))',
        ],
      },

      {
        weight: 3,
        any: [
          '(hoa|homeowner association|condominium association|condo association|community association|homeowners association) (management|manager|board|accounting|service)',
          '(manage|managing|management) ~ (hoa|homeowner association|condominium|community association)',
          '(pay|collect) ~ (assessment|hoa due|association due)',
          'architectural (review|control) (committee|request|application)',
          'resale (certificate|package|disclosure) ~ (order|association|hoa)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(hoa management|association management|community association management|hoa|homeowners|architectural request)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'bill-dues',
      name: 'Bill and collect dues',
      description: "Post assessments, send notices and follow arrears by the board's policy.",
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'reconcile', 'remind'],
      shownBy: ['(assessment|dues|delinquent|delinquency)'],
    },
    {
      id: 'care-grounds',
      name: 'Walk the grounds and arrange upkeep',
      description: 'See what needs mending, ask bids, place the order and check the work.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'negotiate'],
      shownBy: [
        '((common area|landscape|landscaping|site inspection|vendor) ~ (maintenance|inspect|manage|service))',
      ],
    },
    {
      id: 'enforce-rules',
      name: 'Look into breaches of the rules',
      description: 'See or hear of a breach, write to the owner and prepare the hearing.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(violation|covenant|compliance)'],
    },
    {
      id: 'review-changes',
      name: "Handle owners' requests to build or change",
      description: 'Check drawings for completeness and bring them before the committee.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'route-requests'],
      shownBy: ['(architectural (review|request|control|application))'],
    },
    {
      id: 'hold-board',
      name: 'Prepare and attend board meetings',
      description: 'Make agenda and papers, advise the board and write minutes.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['advise', 'summarise'],
      shownBy: ['(board (meeting|member|packet|training)|annual meeting)'],
    },
    {
      id: 'plan-reserves',
      name: 'Draw up budget and reserves',
      description: "Project costs of roofs and roads and propose next year's dues.",
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['forecast', 'plan'],
      shownBy: ['(budget|reserve (study|fund)|financial (statement|report))'],
    },
    {
      id: 'answer-owners',
      name: 'Answer owners and issue sale papers',
      description: "Answer on dues and rules and prepare the papers for a home's sale.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(resale|disclosure package|estoppel|homeowner portal|owner portal)'],
    },
  ],
});
