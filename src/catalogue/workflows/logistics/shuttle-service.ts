import { defineWorkflow } from '#catalogue/define.ts';

export const shuttleService = defineWorkflow({
  id: 'shuttle-service',
  name: 'Shuttle and contract transport service',
  naming: {
    parts: [
      { any: ['(shuttle|shuttles)'], name: 'Shuttle service', word: 'shuttle' },
      {
        any: ['(airport (transfer|transfers|pick up|transportation|car)|transfer ~ airport)'],
        name: 'Airport transfers',
        word: 'transfer',
      },
      { any: ['(contract|employee)'], name: 'Contract transport service', word: 'contract transport' },
    ],
    joined: '{parts} service',
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Running regular or event shuttles for companies, conventions, campuses and airports: routes, stops, counts and reports.',
  industries: ['passenger-transport', 'logistics', 'travel', 'hospitality'],
  narrows: ['transport-dispatch', 'passenger-transport'],
  delivers: {
    named: [
      '(shuttle|employee shuttle|convention shuttle|airport shuttle) (service|system|transportation)',
      'airport (transfer|transportation|shuttle)',
    ],
    anywhere: true,
    notIn: ['hospitality'],
  },
  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(airport transfers|airport pick up|airport pickup)'],
      },

      {
        weight: 3,
        any: [
          '(employee|convention|corporate|campus|airport|hotel|event|wedding|park ride|contract|construction site|university|parking) (shuttle|shuttles|shuttle service|transfer|transfers)',
          'shuttle (service|system|management|operation|transportation|program|route|bus)',
          '(airport|hotel|cruise) ~ (pick up|drop off|transfer|shuttle|transportation)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(shuttle services|shuttles|airport transfers|airport shuttle|shuttle systems|airport transportation|convention shuttles|employee shuttles)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(space|badminton|window) shuttle',
        '(free|complimentary|minutes from) ~ (airport|shuttle)',
        'airport ~ (minutes|miles)',
      ],
      because: 'A remark on an amenity or a distance.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'design-routes',
      name: 'Design routes, stops and frequency',
      description: 'Count riders by hour, drive the route and set the timetable.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['plan', 'analyse-data'],
      shownBy: ['(route|schedule|plan)'],
    },
    {
      id: 'staff-shuttles',
      name: 'Staff and brief drivers and ground staff',
      description: 'Fill shifts, hand out maps and radios.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'coach'],
      shownBy: ['(staff|driver|coordinator|on site)'],
    },
    {
      id: 'run-shuttles',
      name: 'Run the shuttles and keep the interval',
      description: 'Drive, watch loads and add vehicles.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 12, high: 36 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'watch-shuttles',
      name: 'Watch positions and tell riders',
      description: 'Follow vehicles and answer where they are.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['monitor', 'answer-questions'],
      shownBy: ['(track|gps|real time)'],
    },
    {
      id: 'report-riders',
      name: 'Report riders and times to the client',
      description: 'Count, compare with the plan and propose changes.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['report'],
    },
  ],
});
