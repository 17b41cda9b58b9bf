import { defineWorkflow } from '#catalogue/define.ts';

export const leaseAdministration = defineWorkflow({
  id: 'lease-administration',
  name: 'Lease drafting and renewal',
  naming: {
    parts: [
      {
        any: ['(draft|drafts|drafted|drafting|prepare|preparation|draw up|execution)'],
        name: 'Lease drafting',
      },
      { any: ['(renew|renews|renewal|renewals)'], name: 'Lease renewal' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Keeping leases in order: drawing them up, having them signed and filed, watching dates and rent steps, renewing or ending them and seeing that both sides keep to them.',
  industries: ['property-management', 'real-estate'],
  delivers: {
    named: [
      'lease (administration|renewals|preparation|drafting|enforcement|management|negotiation|execution)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(lease|leases|tenancy agreement|tenancy agreements|rental agreement|rental agreements) ~ (drafted|drafting|prepared|preparing|preparation|signed|signing|execution|renewed|renewal|renewals|administration|enforcement|enforce|negotiated|abstract|abstracts|compliance)',
          '(draft|prepare|write|execute|renew|negotiate|enforce|administer|draw up) ~ (lease|leases|tenancy agreement|tenancy agreements|rental agreement|rental agreements)',
          '(lease|leasing) (administration|renewals|renewal|preparation|drafting|enforcement|execution|management)',
        ],
      },
      {
        weight: 2,
        any: [
          '(lease administration|lease renewals|lease renewal|lease preparation|lease enforcement|lease signing|lease management|tenancy agreements)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(car|vehicle|equipment|auto|solar|finance) (lease|leases|leasing)',
        'lease (option|purchase|to own)',
        '(month to month|no) ~ lease',
        '(lease|leasehold) extension',
      ],
      because: 'Other leases',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'draw-lease',
      name: 'Draw up leases',
      description: 'Fill in parties, rent, dates and house rules and add what this letting needs.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(draft|prepare|draw up|preparation)'],
    },
    {
      id: 'sign-lease',
      name: 'Explain the lease and have it signed',
      description: 'Go through it with the tenant and take signatures and deposit.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'enter-data'],
      shownBy: ['(sign|signed|signing|execution|deposit)'],
    },
    {
      id: 'file-lease-terms',
      name: 'File the lease and enter its terms',
      description:
        'Enter rent, deposit, options and dates from the signed lease and file it where it is found again.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
    },
    {
      id: 'watch-dates',
      name: 'Watch lease dates and options',
      description: 'See which leases end or have an option, and remind owner and tenant in time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind'],
      shownBy: ['(expire|expiration|renewal|dates|term)'],
    },
    {
      id: 'step-rent',
      name: 'Work out rent increases and give notice of them',
      description:
        'Apply index, step or cap, work out the new rent and send the notice in the form the law asks for.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'draft-text'],
    },
    {
      id: 'renew-lease',
      name: 'Negotiate the renewal or end of a lease',
      description: "Propose rent and term, weigh the tenant's wishes and agree or give notice.",
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['negotiate', 'decide'],
      shownBy: ['(renew|renewal|renewals|negotiate)'],
    },
    {
      id: 'keep-lease',
      name: 'See that leases are kept',
      description:
        'Follow up broken terms with talks and letters and, as the last step, bring them before the court.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(enforce|enforcement|breach|violation|violations|eviction)'],
    },
  ],
});
