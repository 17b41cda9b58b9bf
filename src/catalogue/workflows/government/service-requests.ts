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
    { scope: 'sentence', any: ['(defend|charged|court|lawsuit) ~ complaint'], because: 'A legal paper.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-complaint',
      name: 'Take the report',
      description: 'Record what, where and since when.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'route-requests'],
      shownBy: ['(report|file|submit)'],
    },
    {
      id: 'route-complaint',
      name: 'Pass to who is in charge',
      description: 'Find the office responsible and send it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['route-requests', 'match'],
      shownBy: ['(agency|department|assigned)'],
    },
    {
      id: 'follow-complaint',
      name: 'Follow up and answer',
      description: 'Ask for progress and tell the resident.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 1 },
      traits: ['monitor', 'remind'],
      shownBy: ['(track|follow up|status)'],
    },
    {
      id: 'see-patterns',
      name: 'See patterns',
      description: 'Look at where and what is reported and bring it to the board.',
      role: 'Operations Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['analyse-data'],
      shownBy: ['(map|data|trend|district)'],
    },
  ],
});
