import { defineWorkflow } from '#catalogue/define.ts';

export const pupilTransport = defineWorkflow({
  id: 'pupil-transport',
  name: 'Pupil transport',
  naming: {
    variants: [
      { any: ['(van|cab) (service|facility)', '(school|student) van'], name: 'School van transport' },
      {
        any: [
          '(bus|buses|minibus|minibuses) (service|route|routes|facility)',
          'school (bus|buses)',
          '(bus|buses) ~ students',
        ],
        name: 'School bus transport',
      },
      {
        any: ['(school|student) (transport|transportation)', 'transport (facility|facilities)'],
        name: 'School transport',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing pupils to school and home: planning routes and stops, driving, and telling families of changes.',
  industries: ['education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '=buses ~ (run|route|routes|pick|student|school|areas|children|ply)',
          'school =buses',
          '(van|cab|bus) (service|facility) ~ (student|children|available|provided|school|areas|safe)',
          'transport ~ (provided|available) ~ (student|students|children|areas)',
          'transport (facility|facilities) available',
          'school collection',
          '(collect|pick up|collected|picked up) ~ (children|child) ~ (from|local|primary) (school|schools)',
        ],
      },
      {
        weight: 3,
        any: ['(school buses|school bus|school transport|bus routes|transport|transportation|bus service)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(route|bus|buses|minibus|minibuses) ~ (day pupils|pupils|students|children) ~ (bring|in|home|daily|morning|school|collect|pick)',
          '(minibuses|minibus|coach) ~ (meet) ~ (train|flight)',
          '(gps|school) (bus|buses|transport) ~ (route|track|attendant|pick|area|students|pupils)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(transport|transport facility|school transport|school bus|=buses)'],
      },
      {
        weight: 3,
        any: [
          '(bus|buses|transport|vans) ~ (=gps|tracking|attendant|conductor|lady attendant|cctv)',
          '(transport|bus) (facility|facilities) ~ (student|students|school|pick|routes|areas|children|available|provided)',
        ],
      },
      { weight: 3, any: ['bus routes ~ (mailed|school|student|child|home)', '=stop ~ (bus|changed|child)'] },
      {
        weight: 3,
        any: [
          '(bus|van|shuttle) (route|schedule|stop|service|transportation|rider)',
          '(provide|offer|arrange) ~ transportation ~ (from|school|student|pupil)',
          '(school|student|pupil) (bus|transport|transportation)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(transportation|bus schedule|van schedules|bus routes|=busing)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(wheelchair|airport|hotel|charter|tour) (van|bus|transport)', '(minibus|coach) hire'],
      because: 'Transport of others',
    },
    {
      scope: 'sentence',
      any: [
        '(group|charter|tour|motorcoach|passenger|city) ~ (bus|coach|schedule)',
        '(bus|coach) schedule ~ group',
      ],
      because: 'Buses for other passengers.',
    },
    { scope: 'sentence', any: ['=is (bus|van) service available'], because: 'A question.' },
    {
      scope: 'sentence',
      any: ['public (transport|transportation)', '(take|nearest|city) (bus|train)'],
      because: 'How visitors get there.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-riders',
      name: 'Register riders and their needs',
      description: 'Take address, guardians and special needs and check who is entitled.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(bus registration|transportation (form|request|registration)|eligible|eligibility)'],
    },
    {
      id: 'plan-routes',
      name: 'Plan bus routes and stops',
      description: 'Set stops and times from where pupils live.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['plan', 'schedule'],
      shownBy: ['(route|stop|schedule)'],
    },
    {
      id: 'drive-pupils',
      name: 'Drive and look after pupils',
      description: 'Pick up, drive and hand over safely.',
      role: 'Driver',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 5, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'tell-changes',
      name: 'Tell families of delays and route changes',
      description: 'Send word of delays, new times and closures.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'remind'],
    },
    {
      id: 'handle-incidents',
      name: 'Handle misbehaviour and accidents on the bus',
      description: 'Hear driver and child, talk with the family and report what must be reported.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['care', 'route-requests'],
      shownBy: ['(bus (rule|conduct|behavior|discipline|safety))'],
    },
    {
      id: 'keep-vehicles',
      name: 'Keep school buses and papers in order',
      description: 'Book service and keep inspections and licences valid.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'schedule'],
    },
  ],
});
