import { defineWorkflow } from '#catalogue/define.ts';

export const courierDelivery = defineWorkflow({
  id: 'courier-delivery',
  name: 'Courier and last-mile delivery',
  naming: {
    parts: [
      {
        any: ['(courier|messenger|same day|next day|parcel|package|document|rush|express)'],
        name: 'Courier delivery',
      },
      { any: ['(last mile|final mile|route|white glove)'], name: 'Last-mile delivery' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Fetching and delivering parcels and papers the same day or by route, with proof and news on the way.',
  industries: ['logistics'],
  narrows: ['transport-dispatch', 'proof-of-delivery'],
  delivers: {
    named: [
      '(courier|messenger) (service|)',
      '(same day|last mile|rush|parcel|final mile|medical courier|on demand|scheduled route) (delivery|courier|service)',
    ],
    anywhere: true,
    notIn: ['restaurant', 'retail', 'pharmacy', 'healthcare'],
  },
  signals: {
    phrases: [
      {
        weight: 4,
        any: [
          '(collect|pick up) ~ (within|in) ~ hour',
          '(same day|rush|scheduled) ~ (routes|delivery|courier)',
          '(daily|regular) runs ~ (pharmacies|labs|banks|offices)',
        ],
      },
      {
        weight: 3,
        any: [
          '(courier|same day|last mile|rush|medical|legal|document|parcel|package|on demand|route|final mile|white glove) (delivery|deliveries|courier|service|pickup|messenger)',
          '(courier|messenger) (service|company|driver|dispatch)',
          '(final|last) mile (coverage|network|logistics|solutions|fleet)',
          '(deliver|pick up) ~ (package|parcel|document|specimen|prescription|same day)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(courier services|same day delivery|last mile delivery|messenger service|medical courier|route delivery|on demand delivery|final mile)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(free|order|store|shop|pizza|flower|food) ~ (delivery|same day)'],
      because: "A shop's own delivery.",
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'book-pickup',
      name: 'Book pick-ups and price by zone and speed',
      description: 'Enter addresses, size, time and special care.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'interview'],
      shownBy: ['(request|schedule|pick up)'],
    },
    {
      id: 'assign-courier',
      name: 'Assign and re-route couriers',
      description: 'See who is near and move runs when it gets late.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['match', 'schedule'],
      shownBy: ['(dispatch|route)'],
    },
    {
      id: 'carry-parcel',
      name: 'Carry and hand over with proof',
      description: 'Collect, drive, get the signature or photo.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 12, high: 36 },
      difficulty: { judgment: 2, variability: 1, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(signature|proof|deliver)'],
    },
    {
      id: 'tell-sender',
      name: 'Tell sender and receiver where it is',
      description: 'Answer and send notices.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['answer-questions', 'monitor'],
      shownBy: ['(track|notification|status)'],
    },
    {
      id: 'solve-failed',
      name: 'Solve failed deliveries',
      description: 'Call, hold, return or try again.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['decide'],
    },
  ],
});
