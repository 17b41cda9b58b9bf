import { defineWorkflow } from '#catalogue/define.ts';

export const chauffeurRides = defineWorkflow({
  id: 'chauffeur-rides',
  name: 'Chauffeured rides and taxi dispatch',
  naming: {
    parts: [
      {
        any: ['(chauffeur|chauffeured|limo|limousine|town car|black car|executive car|sedan)'],
        name: 'Chauffeured rides',
      },
      { any: ['(taxi|cab|cabs)'], name: 'Taxi dispatch' },
    ],
    variants: [
      {
        any: ['(non emergency|wheelchair|medical) (medical transportation|transportation|transport)'],
        name: 'Non-emergency medical transport',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Driving single passengers or small parties by limousine, car or taxi: taking the ride, sending the car, driving and charging.',
  industries: ['passenger-transport', 'logistics', 'travel'],
  narrows: ['transport-dispatch', 'passenger-transport'],
  delivers: {
    apart: 3,
    named: [
      '(limo|limousine|black car|taxi|chauffeur|town car|medical|wheelchair) (service|transportation|transport|ride)',
    ],
    anywhere: true,
    notIn: ['healthcare', 'automotive'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(limo|limousine|town car|black car|chauffeur|taxi|cab|car|sedan|executive car|wedding limo|prom limo|medical transportation|non emergency medical) (service|services|transportation|transfer|driven|rental|hire|ride)',
          '(chauffeur|chauffeured|limousine|taxi) ~ (airport|wedding|corporate|prom|night out|driver|fleet|ride|hour)',
          '(wheelchair|medical appointment|dialysis) ~ (transport|transportation|ride)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(limo service|limousine service|black car service|taxi service|chauffeur service|wedding transportation|corporate transportation|medical transportation)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(car wash|car rental|car service center|car repair|taxi ~ (minutes|available nearby))'],
      because: 'No ride.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'take-ride',
      name: 'Take the ride and quote the fare',
      description: 'Ask from where, to where, when and for how many and price by zone or hour.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['interview', 'enter-data'],
      shownBy: ['(call|book|reserve|fare|rate)'],
    },
    {
      id: 'send-car',
      name: 'Send the nearest fitting car and watch flights',
      description: 'Match car, driver and time and move it when a flight is late.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['match', 'monitor'],
      shownBy: ['(flight|dispatch|on time)'],
    },
    {
      id: 'drive-passenger',
      name: 'Drive and help the passenger',
      description: 'Greet, help with bags or chair and drive safely.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 12, high: 38 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 5, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'care'],
      shownBy: ['(door|driver|chauffeur)'],
    },
    {
      id: 'keep-cars',
      name: 'Keep cars clean, fuelled and inspected',
      description: 'Wash, check and note faults.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(clean|fleet|inspected)'],
    },
    {
      id: 'charge-ride',
      name: 'Charge rides and bill accounts',
      description: 'Add waiting, tolls and tips and send monthly bills.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
