import { defineWorkflow } from '#catalogue/define.ts';

export const protectiveOrders = defineWorkflow({
  id: 'protective-orders',
  name: 'Protective orders and domestic abuse cases',
  naming: {
    parts: [
      {
        any: ['(protective|protection|restraining|non molestation|occupation|injunction|order)'],
        name: 'Protective orders',
      },
      { any: ['(domestic abuse|domestic violence)'], name: 'Domestic abuse cases' },
    ],
  },
  department: 'Legal',
  type: 'Business',
  description: 'Getting court protection quickly for somebody threatened, or answering such an application.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(protective|protection|restraining|non molestation|occupation|domestic violence) (order|injunction) ~ (obtain|obtained|apply|file|court|day|hearing|defend|help|emergency|abuse|we|represent|violence)',
          '(domestic violence|domestic abuse) ~ (injunction|order|represent|lawyer|attorney|solicitor|cases|court)',
        ],
      },
      {
        weight: 3,
        any: [
          '(protective orders|restraining orders|protection orders|injunctions|domestic violence|domestic abuse|non molestation orders|orders of protection|domestic violence defense)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(protective|protection|restraining|non molestation) (orders)', 'domestic (violence|abuse)'],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(shelter|hotline|advocates)'], because: 'Helpers who are no lawyers' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-happened-see',
      name: 'Hear what happened and see to safety',
      description: 'Listen, plan a safe contact and place.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'draft-statement-application',
      name: 'Draft statement and application',
      description: 'Write it the same day with proof.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(apply|application|obtain)'],
    },
    {
      id: 'stand-before-judge',
      name: 'Stand before the judge',
      description: 'Ask for the order without notice, then at the full hearing.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(court|hearing|judge)'],
    },
    {
      id: 'serve-register-order',
      name: 'Serve and register the order',
      description: 'Process server, police and school.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(serve|police)'],
    },
  ],
});
