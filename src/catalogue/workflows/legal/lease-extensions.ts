import { defineWorkflow } from '#catalogue/define.ts';

export const leaseExtensions = defineWorkflow({
  id: 'lease-extensions',
  name: 'Lease extensions and enfranchisement',
  department: 'Legal',
  type: 'Business',
  description:
    'Lengthening leases or buying the freehold: reading lease and title, notice, price, tribunal where needed, and registration.',
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
      description: 'See years left, rent, who owns what and who may claim.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 5, revenue: 2 },
      traits: ['check-rules', 'extract-data'],
    },
    {
      id: 'serve-notice',
      name: 'Serve the notice of claim on the landlord',
      description: 'Send the right form, with the right price, on the right day.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(notice)'],
    },
    {
      id: 'argue-about-price',
      name: 'Negotiate the price with the landlord',
      description: "Set the valuer's figure against the landlord's and bring them together.",
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(price|premium|negotiate)'],
    },
    {
      id: 'go-tribunal',
      name: 'Take price or terms to the tribunal',
      description: 'Prepare and speak where nothing is agreed.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(tribunal)'],
    },
    {
      id: 'complete-register',
      name: 'Complete the new lease and register it',
      description: 'Have the deed signed, pay and register.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
