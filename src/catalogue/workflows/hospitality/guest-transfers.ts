import { defineWorkflow } from '#catalogue/define.ts';

export const guestTransfers = defineWorkflow({
  id: 'guest-transfers',
  name: 'Guest transfers and pick-up',
  department: 'Operations',
  type: 'Business',
  description:
    'Fetching and bringing guests: arranging times, drivers, meeting at the airport or door, and charging.',
  industries: ['hospitality', 'travel'],
  narrows: ['shuttle-service'],
  delivers: {
    named: ['airport (transfer|transfers|pick up|pickup)', '(guest|private|hotel) transfers'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pick up|pickup|drop off|dropoff|transfer|transfers) ~ (airport|hotel|accommodation|station|port|bus stop|guests|included|available|request)',
          '(airport|station|hotel|ferry|private) (transfer|transfers|pick up|pickup|pick ups|shuttle|collection|transport)',
          '(pick|collect|meet) you (=up|) ~ (airport|hotel|station|accommodation|door|port)',
          'transfers =from =your (accommodation|hotel)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(transfers|airport transfers|airport pick up|getting here transfers|airport shuttle|transport services)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(bank|money|wire|data|deposit) ~ (transfer|transfers)',
        '(public transport|minutes ~ airport|miles ~ airport|airport ~ (km|miles|minutes))',
        '(=your own|by taxi|taxis)',
      ],
      because: 'Money, distances or ways of others.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-arrival',
      name: 'Take arrival time and number of guests',
      description: 'Ask for flight or train, luggage, children and the address.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data'],
    },
    {
      id: 'plan-cars',
      name: 'Plan cars and drivers',
      description: 'Put guests of near hours together and leave time for delays.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['schedule', 'match'],
    },
    {
      id: 'watch-flight',
      name: 'Watch the flight and tell the driver',
      description: "Look up delays, change the driver's hour and tell the guest.",
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['monitor'],
    },
    {
      id: 'meet-guest',
      name: 'Meet and drive the guest',
      description: 'Hold up the sign, take the bags, drive safely and tell about the place.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 5, high: 18 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'care'],
      shownBy: ['(pick up|transfer|airport)'],
    },
    {
      id: 'charge-transfer',
      name: 'Charge the transfer',
      description: "Put it on the room's bill or take payment.",
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
