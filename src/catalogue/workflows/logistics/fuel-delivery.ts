import { defineWorkflow } from '#catalogue/define.ts';

export const fuelDelivery = defineWorkflow({
  id: 'fuel-delivery',
  name: 'Fuel and propane delivery',
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing heating oil, diesel or gas to homes, farms and sites: tanks, routes, filling, safety and billing.',
  industries: ['agriculture', 'energy-environment', 'logistics', 'retail', 'wholesale'],
  delivers: {
    named: [
      '(fuel|propane|heating oil|diesel|lpg|gas) (delivery|deliveries|supply)',
      'propane',
      'propane fuel',
      'heating oil',
      'bulk fuels',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(propane|heating oil|diesel|fuel|lpg|kerosene) ~ (delivery|deliveries|delivered|route|keep full|tanks set|tank leased|pre buy|top up|automatic)',
          '(keep full|automatic delivery|will call) ~ (delivery|route|customers|homes)',
          'tanks (set|leased|installed) ',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=propane|propane fuel|heating oil|bulk fuel|fuel delivery|=energy)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(fuel surcharge|fuel system|fuel pump|fuel injection)'],
      because: 'Fuel of vehicles.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-fuel-orders',
      name: 'Take fuel orders and plan refills',
      description: 'Read use and weather, take calls and set stops.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['forecast', 'schedule'],
    },
    {
      id: 'deliver-fuel',
      name: 'Drive and fill fuel tanks',
      description: 'Fill, check for leaks and leave the ticket.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 10, high: 36 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'set-tanks',
      name: 'Install and check fuel tanks',
      description: 'Set tanks and lines, test and inspect them.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
    },
    {
      id: 'bill-fuel',
      name: 'Bill fuel, offer contracts and follow arrears',
      description: 'Bill deliveries, offer pre-buy and budget plans and remind of debts.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 4 },
      traits: ['enter-data', 'remind'],
    },
  ],
});
