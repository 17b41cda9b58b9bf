import { defineWorkflow } from '#catalogue/define.ts';

export const tenantScreening = defineWorkflow({
  id: 'tenant-screening',
  name: 'Rental applications and tenant screening',
  naming: {
    parts: [
      { any: ['(screen|background check|credit check|income verification)'], name: 'Tenant screening' },
      { any: ['(apply|application)'], name: 'Rental application processing' },
    ],
  },

  department: 'Operations',
  type: 'Business',
  description: 'Choosing tenants by fair rules: application and fee, checks, decision, lease and keys.',
  industries: ['property-management', 'real-estate'],

  narrows: ['residential-rentals'],
  signals: {
    phrases: [
      { weight: 3, any: ['(references|reference|background) ~ credit (checks|check)'] },
      { weight: 3, any: ['apply online'], in: ['heading', 'navigation'] },
      {
        weight: 3,
        any: [
          '(rental|tenant|lease|apartment) (application) ~ (apply|fee|online|submit|process|form|complete|criteria|approval|required)',
          'tenant screening',
          '(apply|application) ~ (rental|apartment|lease|rent) ~ (online|now|today|form|fee|here)',
          '(credit|background|eviction|income) (check|history|verification|screening) ~ (applicant|tenant|rental|application|credit|resident|income|renter)',
          '(screening|qualification|rental) criteria',
        ],
      },
      {
        weight: 2,
        any: [
          '(apply now|rental application|apply|tenant screening|application process|apply online|rental criteria|how to apply|qualifications)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
    forms: [
      { weight: 2, purpose: 'application' },
      { weight: 2, fields: ['current landlord', 'monthly income'] },
    ],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'take',
      name: 'Take application and fee',
      description: 'Check that it is complete.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(application|fee)'],
    },
    {
      id: 'check',
      name: 'Check credit, work and past landlords',
      description: 'Order reports and call.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['look-up', 'check-rules'],
      shownBy: ['(credit|background|reference|screening)'],
    },
    {
      id: 'decide',
      name: 'Decide and answer',
      description: 'Apply the same rules to all and write.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['decide', 'draft-text'],
      shownBy: ['(approv|criteria|denied)'],
    },
    {
      id: 'lease',
      name: 'Prepare lease and deposit',
      description: 'Fill, sign and take money.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(lease|deposit)'],
    },
    {
      id: 'keys',
      name: 'Hand over',
      description: 'Inspect, picture and give keys.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(move in|key)'],
    },
  ],
});
