import { defineWorkflow } from '#catalogue/define.ts';

export const transportDispatch = defineWorkflow({
  id: 'transport-dispatch',
  name: 'Transport dispatch and tracking',
  naming: {
    variants: [
      {
        any: ['driver ~ (link|text|sms|no app)', '(share|send) ~ (link|driver)'],
        name: 'Driver assignment by link',
      },
      { any: ['towing', 'tow truck', 'roadside assistance'], name: 'Towing and roadside dispatch' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Getting loads driven: assigning drivers, briefing, watching progress, reacting and informing.',
  industries: ['logistics', 'energy-environment', 'automotive', 'construction'],
  coreOf: ['logistics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(towing|tow truck|wrecker) ~ (service|24|call|company|fast|local|long distance|heavy|light)',
          '(roadside|road side) assistance',
          '(dispatch|assign|send|share|brief) ~ (driver|truck|carrier|load|job|link ~ driver)',
          '(real time|live|shipment|gps|load) (tracking|visibility)',
          '(24 7|24 hour|emergency) (dispatch|towing|roadside)',
          '(=our|=our) (driver|fleet|dispatcher) ~ (deliver|transport|haul|pick up|available|carry|move)',
          '(truckload|ltl|drayage|intermodal|expedited|last mile|hotshot|flatbed|refrigerated) (service|freight|shipping|transport|delivery|transportation)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(dispatch|tracking|track shipment|=our fleet|truckload|transportation services)'],
      },
    ],
    jobTitles: ['(dispatcher|truck driver|cdl driver|fleet manager)'],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'assign-driver',
      name: 'Assign driver and vehicle',
      description: 'Choose by place, hours and equipment.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['match', 'schedule'],
      shownBy: ['(assign|dispatch|driver)'],
    },
    {
      id: 'brief-driver',
      name: 'Brief the driver',
      description: 'Send papers, route and demands.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['route-requests', 'draft-text'],
      shownBy: ['(instruction|link|send)'],
    },
    {
      id: 'watch-trip',
      name: 'Watch and react',
      description: 'Follow, foresee delays and reroute.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['monitor', 'plan'],
      shownBy: ['(track|real time|eta)'],
    },
    {
      id: 'inform-customer',
      name: 'Inform the customer',
      description: 'Tell times and troubles.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['remind', 'draft-text'],
      shownBy: ['(notify|update|notification)'],
    },
  ],
});
