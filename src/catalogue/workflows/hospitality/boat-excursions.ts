import { defineWorkflow } from '#catalogue/define.ts';

export const boatExcursions = defineWorkflow({
  id: 'boat-excursions',
  name: 'Boat trips and sailing excursions',
  department: 'Operations',
  type: 'Business',
  description: 'Taking guests out on the water: weather, crew, boarding, sailing, swimming stops and return.',
  industries: ['travel', 'agriculture'],
  narrows: ['tour-operations'],
  delivers: {
    named: [
      '(boat|sailing|fishing|snorkelling|snorkeling|dolphin|sunset) (trip|trips|excursions|cruise|cruises|charter|charters)',
      'island hopping',
    ],
    anywhere: true,
    notIn: ['retail', 'education', 'manufacturing'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(boat|sailing|sailboat|catamaran|dhow|yacht|snorkelling|snorkeling|island hopping|dolphin|sunset|fishing) (trip|trips|excursion|excursions|tour|tours|cruise|cruises|charter|charters)',
          '(sail|cruise) ~ (bay|coast|cliffs|island|islands|lagoon|sunset|aboard|river)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(boat trips|boat tours|sailing trips|=snorkelling|=snorkeling|island hopping|sunset cruise|fishing charters|fishing trips|=sailing|yacht charter)',
        ],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(nearby|minutes|local operators|close =by)'], because: 'What others offer.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-weather',
      name: 'Read weather and sea',
      description: 'Look at forecast, wind and swell, and decide to go, change the route or call off.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 3, error: 5, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['decide', 'monitor'],
    },
    {
      id: 'ready-boat',
      name: 'Make boat and gear ready',
      description: 'Fill fuel, count life vests and masks, load ice and see that the papers are on board.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
    },
    {
      id: 'board-guests',
      name: 'Board and brief guests',
      description: 'Count guests, fit life vests and explain the rules on board.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 4, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['care'],
    },
    {
      id: 'sail-trip',
      name: 'Sail the trip and show the coast',
      description: 'Steer, stop to swim or fish, tell of places and watch over everybody.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 4, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(sail|cruise|trip|boat)'],
    },
    {
      id: 'moor-clean',
      name: 'Moor, clean and log the trip',
      description: 'Tie up, rinse the boat and note engine hours and damage.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
