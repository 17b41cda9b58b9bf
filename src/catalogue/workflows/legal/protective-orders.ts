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
  description:
    'Obtaining the protection of a court quickly for somebody who is threatened, or answering such an application.',
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
      description: 'Listen, plan a safe way to be in touch and a safe place.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 5, data: 4 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['interview', 'care'],
    },
    {
      id: 'draft-statement-application',
      name: 'Draft statement and application for protection',
      description: 'Write it the same day with what proof there is.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(apply|application|obtain)'],
    },
    {
      id: 'stand-before-judge',
      name: 'Ask the judge for the protective order',
      description: 'Speak first without the other side, then at the full hearing.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(court|hearing|judge)'],
    },
    {
      id: 'serve-register-order',
      name: 'Have the order served and registered',
      description: 'Send the process server and tell police and school.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(serve|police)'],
    },
  ],
});
