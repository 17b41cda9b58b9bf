import { defineWorkflow } from '#catalogue/define.ts';

export const serviceRequests = defineWorkflow({
  id: 'service-requests',
  name: 'Resident complaint and service requests',
  naming: {
    variants: [
      {
        any: ['311 ~ (lookup|look up|search|explore)', '(lookup|look up|search|explore) ~ 311'],
        name: '311 complaint lookup and filing',
      },
      { any: ['=311'], name: '311 complaint and service requests' },
    ],
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Taking what residents report (noise, potholes, refuse, repairs), passing it to who is in charge, following it and answering.',
  industries: ['government', 'property-management', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(report|reports|reporting) ~ (problems|issues|faults|defects|matters) ~ (county|highways|district|authority|authorities|agency)',
        ],
      },
      {
        weight: 3,
        any: [
          '(tell us|let us know|report) ~ (pothole|potholes|street light|street lights|dog mess|fly tipping|flytipping|litter|graffiti|overgrown)',
        ],
      },
      {
        weight: 3,
        any: [
          '(report|see|spot) ~ (leak|leaks|pothole|potholes|streetlight|street light|water main|outage|outages|fly tipping|graffiti) ',
          '(crew|crews|duty|on call) ~ (come out|respond|24 hours|hours)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(report leak|report problem|report issue|report it|=leaks|report pothole|report outage|report fault)',
        ],
      },

      {
        weight: 3,
        any: [
          'report ~ (leak|outage|emergency|broken|pothole|main break)',
          '(see|seen|found) ~ (leak|pothole|outage|water in) ~ (call|report|tell)',
          '(emergency|after hours|24 hour) ~ (crew|line|number|call) ~ (leak|outage|main|break|water|sewer)',
        ],
      },
      {
        weight: 2,
        any: ['(report leak|report outage|report problem|report concern|outages|report issue)'],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 3,
        any: [
          '(report|submit|file|request) ~ (concern|problem|issue|request|maintenance|repair|pothole|outage|street light|leak|complaint) ~ (online|form|call|department|office|works|city|town|village|resident)',
        ],
      },
      {
        weight: 3,
        any: [
          '(report|file|submit|track|look up|search|explore) ~ (complaint|problem|issue|pothole|service request|311)',
          '=311 (complaint|request|service|data|report)',
          'service request',
          '(resident|constituent) (complaint|service|request|concern)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(complaints|report issue|service requests|311|report problem)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['accessibility issue', '(=do =not|=not) use =this form', 'public records'],
      because: 'Reports of other kinds',
    },
    {
      scope: 'sentence',
      any: ['complete their (online|) form', '(to|with) ~ county council'],
      because: 'Another authority’s form',
    },
    {
      scope: 'sentence',
      any: [
        '(county council|district council|borough council|police|highways|=SCDC|=national) ~ (report|form|website|online)',
        'report ~ (county council|district council|borough council|police|=SCDC)',
      ],
      because: 'Reports that another authority takes',
    },
    { scope: 'sentence', any: ['(defend|charged|court|lawsuit) ~ complaint'], because: 'A legal paper.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-complaint',
      name: "Take the resident's report",
      description: 'Record what, where and since when.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'route-requests'],
      shownBy: ['(report|file|submit)'],
    },
    {
      id: 'route-complaint',
      name: 'Pass the report to who is in charge',
      description: 'Find the office responsible and send it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['route-requests', 'match'],
      shownBy: ['(agency|department|assigned)'],
    },
    {
      id: 'set-priority',
      name: 'Judge urgency and plan the order',
      description: 'Weigh danger, age and place of what is open and decide what comes first.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['plan', 'match'],
      shownBy: ['(prioritize|priority|emergency|urgent|response time)'],
    },
    {
      id: 'do-request',
      name: 'Go out and mend or inspect',
      description: 'See the place, fill the hole, fix the lamp or note the breach.',
      role: 'Facilities Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(repair|pothole|pickup ~ (bulk|debris)|inspector)'],
    },
    {
      id: 'follow-complaint',
      name: 'Follow up and answer the resident',
      description: 'Ask for progress and tell the resident.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 1 },
      traits: ['monitor', 'remind'],
      shownBy: ['(track|follow up|status)'],
    },
    {
      id: 'see-patterns',
      name: 'See patterns in what residents report',
      description: 'Look at where and what is reported and bring it to the board.',
      role: 'Operations Analyst',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['analyse-data'],
      shownBy: ['(map|data|trend|district)'],
    },
  ],
});
