import { defineWorkflow } from '#catalogue/define.ts';

export const leaseExtensions = defineWorkflow({
  id: 'lease-extensions',
  name: 'Lease extensions and enfranchisement',
  department: 'Legal',
  type: 'Business',
  description: 'Lengthening leases or buying the freehold: notice, price, landlord, tribunal, registration.',
  industries: ['legal', 'real-estate'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(lease extension|enfranchisement|right to manage|freehold purchase|section 42|section 13 notice|collective enfranchisement) ~ (notice|serve|price|premium|tribunal|valuation|leaseholders|leasehold|landlord|we|argue|flat|negotiate|act)',
        ],
      },
      {
        weight: 3,
        any: [
          '(lease extensions|leasehold|leasehold enfranchisement|right to manage|freehold purchase|leasehold extensions)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(lease extension|enfranchisement|leasehold enfranchisement|right to manage)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(lease term|car|vehicle|equipment|tenant may extend)'],
      because: 'Other leases',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-lease-title',
      name: 'Read lease and title',
      description: 'See years left, rent and who owns what.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'serve-notice',
      name: 'Serve the notice',
      description: 'Serve the right form on the right day.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(notice)'],
    },
    {
      id: 'argue-about-price',
      name: 'Argue about the price',
      description: 'Exchange values with the landlord and his valuer.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(price|premium|negotiate)'],
    },
    {
      id: 'go-tribunal',
      name: 'Go to the tribunal',
      description: 'Prepare and speak where nothing is agreed.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(tribunal)'],
    },
    {
      id: 'complete-register',
      name: 'Complete and register',
      description: 'Have the deed signed, pay and register.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
