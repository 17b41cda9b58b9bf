import { defineWorkflow } from '#catalogue/define.ts';

export const deliveryAndSetup = defineWorkflow({
  id: 'delivery-and-setup',
  name: 'Delivery and set-up',
  naming: {
    parts: [
      { any: ['(deliver|delivery)'], name: 'Delivery' },
      { any: ['(set up|setup|install|installation|assemble|assembly)'], name: 'Set-up at the customer' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    "Bringing bought goods to the customer's home or business, setting them up, showing how they work and taking the old away.",
  industries: ['food-production', 'retail', 'wholesale', 'agriculture', 'events'],
  narrows: ['order-fulfilment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(same day|local|next day) (delivery|delivered|within) ~ (miles|own drivers|van|drivers|florist|flowers)',
          'same day within',
        ],
      },

      {
        weight: 3,
        any: [
          '(=our|own|seven|three|two|five) (vans|van|drivers) ~ (deliver|delivers|road|round|morning|cover|covers)',
          '(we|free) (deliver|delivery) (within|on|up) ~ (miles|radius|tuesdays|fridays|mondays|weekdays|saturdays)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=deliveries|=delivery)'] },

      {
        weight: 3,
        any: ['(connect|install|assemble|plumb) ~ (take|remove|recycle) ~ old', '(take|haul) ~ =old ~ away'],
      },
      {
        weight: 3,
        any: [
          '(deliver|delivered) ~ (own vans|yard|racks|local|truckload)',
          '(mulch|gravel|soil) delivered',
          '(local delivery|delivery planting|delivery installation)',
        ],
      },
      {
        weight: 3,
        any: [
          '(deliver|delivery) ~ (mulch|tree|trees|topsoil|plants|furniture|mattress|appliance|piano|equipment|tables) ~ (within|mile|miles|free|set up|install|plant|home)',
          'we (deliver|can deliver) ~ (within|plant|set up|install|assemble)',
        ],
      },

      {
        weight: 3,
        any: [
          '(delivery|deliver|delivered) ~ (set up|setup|installation|install|assembly|placement|haul away|removal)',
          '(white glove|in home|threshold|furniture|appliance|mattress|tank|spa|hot tub|shed|piano|playset|local truck) (delivery|installation|set up|setup)',
          '(install|set up|assemble|deliver) ~ (=your new|appliance|furniture|tank|aquarium|mattress|hot tub|spa|shed|playset|grill|safe|piano|purchase)',
          '(haul away|remove|take away|dispose) ~ old ~ (appliance|mattress|furniture|unit)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(delivery installation|delivery setup|delivery set up|delivery and installation|furniture delivery|setup installation|installation services)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(food|meal|pizza|roof|hvac|plumbing|freight|mail|software|account|window) (delivery|installation|set up)',
        'free setup fee',
      ],
      because: 'Another delivery or installation.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-delivery',
      name: 'Agree on date, access and place',
      description: 'Ask for stairs, doors, power and water and set a time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['schedule', 'interview'],
      shownBy: ['(schedule|arrange) ~ (delivery|installation|set up)'],
    },
    {
      id: 'plan-routes',
      name: 'Plan routes and load the truck',
      description: 'Order the stops, pick the goods and load them last in first out.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan', 'schedule'],
      shownBy: ['delivery (area|route|zone|day)'],
    },
    {
      id: 'bring-goods',
      name: 'Bring the goods in and set them up',
      description: 'Carry, unpack, assemble, connect and test.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(set up|assemble|install|place)'],
    },
    {
      id: 'explain-use',
      name: 'Explain use and care',
      description: 'Show how it works and answer first questions.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 4, error: 1, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['coach', 'answer-questions'],
    },
    {
      id: 'remove-old',
      name: 'Take old goods and packing away',
      description: 'Load, sort and dispose of them by the rules.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(haul|remove|take) ~ old'],
    },
    {
      id: 'close-delivery',
      name: 'Note damage and missing parts and follow up',
      description: 'Record what was wrong, order what lacks and come back.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'decide'],
    },
  ],
});
