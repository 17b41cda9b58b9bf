import { defineWorkflow } from '#catalogue/define.ts';

export const aerialFilming = defineWorkflow({
  id: 'aerial-filming',
  name: 'Drone and aerial filming',
  naming: {
    parts: [
      { any: ['(drone|drones)'], name: 'Drone filming' },
      { any: ['(aerial)'], name: 'Aerial filming' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Flying a camera for customers: clearing the airspace, flying, and giving pictures, films or maps.',
  industries: ['photography', 'agency', 'construction', 'real-estate', 'agriculture'],
  narrows: ['photo-sessions', 'video-production'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(drone|aerial) (pilot|footage|photography|video|videography|filming|photo|inspection|survey|mapping|services)',
          'licensed drone',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(drone|aerial|=from air|drone services|aerial photography|drone footage)'],
      },
    ],
  },
  delivers: {
    named: ['(drone|aerial) (photography|videography|footage|filming|services)'],
    anywhere: true,
    notIn: ['tech'],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-airspace',
      name: 'Check airspace, weather and permissions',
      description:
        'Look up limits and forecast, ask for permission where it is needed and decide whether to fly.',
      role: 'Photographer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'look-up'],
      shownBy: ['(licensed|permit)'],
    },
    {
      id: 'plan-flight',
      name: 'Plan the flight with the customer',
      description: 'Agree shots, hour and safety on the ground.',
      role: 'Photographer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['plan'],
    },
    {
      id: 'fly',
      name: 'Fly and film',
      description: 'Start, steer and land the drone safely and frame each shot.',
      role: 'Photographer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 2, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'create-media'],
      shownBy: ['(drone|aerial)'],
    },
    {
      id: 'process',
      name: 'Process aerial pictures or maps',
      description: 'Sort, correct and cut pictures, or stitch them into maps.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['create-media', 'analyse-data'],
      shownBy: ['(footage|map)'],
    },
    {
      id: 'deliver',
      name: 'Deliver aerial pictures or maps',
      description: 'Send the files in the form the customer needs and keep copies.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
