import { defineWorkflow } from '#catalogue/define.ts';

export const commercialLeasing = defineWorkflow({
  id: 'commercial-leasing',
  name: 'Commercial leasing and sales',
  naming: {
    parts: [
      { any: ['(lease|leasing|rent|tenant)'], name: 'Commercial leasing' },
      { any: ['(sale|sell|buy|purchase|investment)'], name: 'Commercial property sales' },
    ],
  },

  department: 'Sales',
  type: 'Business',
  description:
    'Letting or selling offices, shops and land: need, marketing, tours, terms, lease and follow-up.',
  industries: ['real-estate', 'property-management'],

  signals: {
    phrases: [
      { weight: 3, any: ['(shops|offices|warehouses|office space|retail space) ~ (to let|lease|for rent)'] },
      {
        weight: 3,
        any: [
          '(commercial|office|retail|industrial) (leasing|real estate|property|brokerage) ~ (lease|sale|tenant|broker|client|service|owner|investor|we)',
          '(tenant|landlord|owner) representation',
          '(office|retail|warehouse|commercial) space ~ (lease|rent|available|sq)',
          '(lease|site) (negotiation|selection)',
          '(investment sales|=cam|triple net|=nnn)',
        ],
      },
      {
        weight: 2,
        any: [
          '(commercial|commercial real estate|=leasing|tenant representation|investment properties|commercial listings|available space|office space|commercial properties)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    apart: 3,
    named: [
      '(commercial|office|retail|industrial) (leasing|brokerage|real estate|property)',
      '(tenant|landlord) representation',
      'site selection',
      'investment sales',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'need',
      name: 'Learn need and budget',
      description: 'Ask size, place, term and use.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['interview'],
    },
    {
      id: 'market',
      name: 'Market the space',
      description: 'Prepare figures, pictures and calls.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(market|listing)'],
    },
    {
      id: 'tour',
      name: 'Show and compare',
      description: 'Visit and weigh choices.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise'],
      shownBy: ['tour'],
    },
    {
      id: 'terms',
      name: 'Negotiate terms',
      description: 'Bargain rent, work and options.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'analyse-data'],
      shownBy: ['(negotiat|terms)'],
    },
    {
      id: 'lease',
      name: 'Carry lease or sale to signing',
      description: 'Follow checks, lawyers and lenders.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(lease|closing|due diligence)'],
    },
  ],
});
