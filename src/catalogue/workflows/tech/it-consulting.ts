import { defineWorkflow } from '#catalogue/define.ts';

export const itConsulting = defineWorkflow({
  id: 'it-consulting',
  name: 'IT consulting and technology planning',
  naming: {
    variants: [
      {
        any: ['(=vcio|virtual cio|fractional cio|fractional cto|virtual cto)'],
        name: 'vCIO and IT strategy consulting',
      },
    ],
    parts: [
      {
        any: [
          '=IT (consulting|consultancy|consultant|consultants|advisory)',
          'technology (consulting|advisory)',
        ],
        name: 'IT consulting',
      },
      {
        any: ['(=IT|technology|infrastructure) ~ (strategy|planning|plan|roadmap|roadmaps|budget|budgeting)'],
        name: 'Technology planning',
      },
    ],
  },
  department: 'IT',
  type: 'Strategy',
  description:
    'Advising clients on their technology: looking at what they have, asking where the business is going, comparing what could be bought, and planning changes and costs for the coming years.',
  industries: ['it-services'],
  delivers: {
    named: [
      '=IT (consulting|consultancy|strategy|advisory|planning|budgeting)',
      '(technology|infrastructure) (consulting|strategy|planning|roadmap|advisory)',
      '(virtual|fractional) (=cio|=cto)',
      '=vcio',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=vcio|virtual cio|fractional cio|fractional cto|virtual cto|virtual chief information officer)',
          '(=IT|technology|digital) (roadmap|roadmaps) ~ (business|goals|budget|year|quarterly|growth|plan|align)',
          '(plan|build|develop|create|design|align) ~ (=IT strategy|technology strategy|technology roadmap|=IT roadmap|technology plan|=IT budget)',
          '=IT (consulting|consultancy) (service|services|firm|team|for|engagement|project)',
          '(=IT consultants|technology consultants|technology advisors|=IT advisors) ~ (help|advise|assess|guide|plan|work|review)',
          '(strategic|trusted) (=IT|technology) (advice|guidance|planning|advisor|consulting)',
          '(technology|=IT) (planning|budgeting) ~ (budget|lifecycle|refresh|growth|vendor|guidance|strategy|business)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(=IT consulting|=IT consultancy|=IT strategy|=IT strategy consulting|technology consulting|technology planning|=IT planning|=IT advisory|strategic =IT planning|vcio services|virtual cio)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(staffing|recruitment|hire|jobs) ~ =IT consultants',
        '=IT consultants ~ (staffing|recruitment|hire|jobs)',
      ],
      because: 'Consultants who are placed with others.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'survey-technology',
      name: "Take stock of the client's technology",
      description: 'List equipment, software, contracts and costs, and note what fails or ages.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 2, error: 2, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['look-up', 'extract-data', 'summarise'],
      shownBy: ['(audit|assessment|inventory|assess)'],
    },
    {
      id: 'ask-business-goals',
      name: 'Ask clients where their business is going',
      description:
        'Talk with owners and department heads about growth, troubles and duties that technology has to meet.',
      role: 'Engagement Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 3, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview'],
      shownBy: ['(goals|objectives|business needs)'],
    },
    {
      id: 'compare-options',
      name: 'Compare systems and suppliers for the client',
      description:
        'Work out which products and suppliers fit, what they cost over the years and what speaks against them.',
      role: 'Business Analyst',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'analyse-data'],
      shownBy: ['(vendor|vendors|evaluate|selection)'],
    },
    {
      id: 'plan-technology',
      name: "Write the client's technology plan and budget",
      description:
        'Set what is renewed, changed or added in which quarter, at what cost and for what reason.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'draft-text'],
      shownBy: ['(roadmap|budget|plan|planning)'],
    },
    {
      id: 'guide-purchases',
      name: 'Guide purchases and projects of the plan',
      description:
        'Ask for offers, sit with suppliers and see that what is bought is set up and paid as agreed.',
      role: 'Project Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['monitor', 'negotiate'],
    },
    {
      id: 'review-technology-plan',
      name: 'Review the technology plan with the client',
      description:
        'Meet every quarter, go through what was done and what changed, and agree on the next steps.',
      role: 'Engagement Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'decide'],
      shownBy: ['(quarterly|review|reviews)'],
    },
  ],
});
