import { defineWorkflow } from '#catalogue/define.ts';

export const ruralPractice = defineWorkflow({
  id: 'rural-practice',
  name: 'Farm and land agency',
  department: 'Operations',
  type: 'Business',
  description:
    'Acting for owners and tenants of land: lettings, rent reviews, schemes, compulsory purchase, sales.',
  industries: ['real-estate', 'agriculture'],
  delivers: {
    named: [
      'rural practice',
      '(farm|land|estate|rural) (agency|management|consultancy)',
      'farms land',
      'rural (surveying|surveyors)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(grazing lets|grazing licences|rent reviews|farm tenancies|compulsory purchase|subsidy claims|basic payment|rural surveyors|land agents|land agent|stewardship schemes)',
          '(farms|farmland|land) ~ (agency|let|valued|sale) ~ (tenders|grazing|private treaty|auction|lets)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(farms land|rural practice|rural services|land agency|farm agency)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'advise-land',
      name: 'Advise on land, tenancy and schemes',
      description: 'See the land, read the rules and say what is best for owner or tenant.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'research'],
    },
    {
      id: 'value-land',
      name: 'Value farms and land',
      description: 'Walk the holding, look at soil, buildings and sales nearby, and write the valuation.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'hands-on'],
    },
    {
      id: 'negotiate-rent',
      name: 'Negotiate rents and compensation',
      description: 'Gather evidence and settle rent review or claim with the other side.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 5 },
      traits: ['negotiate'],
    },
    {
      id: 'file-schemes',
      name: 'Fill in scheme and subsidy forms',
      description: 'Enter fields, maps and dates and keep proof of what was done.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'let-grazing',
      name: 'Let grazing and land',
      description: 'Advertise, take offers, choose the grazier and write the licence.',
      role: 'Real Estate Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'match'],
    },
  ],
});
