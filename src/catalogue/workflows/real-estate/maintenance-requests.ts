import { defineWorkflow } from '#catalogue/define.ts';

export const maintenanceRequests = defineWorkflow({
  id: 'maintenance-requests',
  name: 'Tenant maintenance requests',

  department: 'Operations',
  type: 'Business',
  description:
    'Mending what tenants report: request, urgency, tradesman or own staff, entry, check, bill and answer.',
  industries: ['government', 'property-management', 'real-estate'],

  narrows: ['service-requests'],
  signals: {
    phrases: [
      { weight: 3, any: ['work orders ~ (call|maintenance|line|submit|online|day)', 'maintenance line'] },

      {
        weight: 3,
        any: [
          '(leaseholders|tenants|residents|occupiers) ~ (report|reports) ~ (faults|fault|repairs|repair|problems|defects)',
          '(faults|repairs|defects) ~ (portal|reported|online|day or night|emergency line)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(repairs upkeep|report repair|repairs maintenance|report fault)'],
      },

      { weight: 3, any: ['report ~ repair'] },
      {
        weight: 3,
        any: [
          '(maintenance|repair|work order|service) (request|order) ~ (tenant|resident|submit|online|portal|form|emergency|call|24)',
          '(submit|request|report) ~ (maintenance|repair|work order)',
          'emergency maintenance',
          '(24 hour|24 7) maintenance',
        ],
      },
      {
        weight: 2,
        any: [
          '(maintenance request|request maintenance|submit maintenance request|maintenance|work orders|emergency maintenance|repairs)',
        ],
        in: ['heading', 'navigation', 'control'],
      },
    ],
    forms: [
      { weight: 2, fields: ['(maintenance|repair) ~ (issue|request|description)', 'permission to enter'] },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(repair|repairs) ~ (credit|credits|seller|sellers|negotiate|price)',
        '(negotiate|buyer|buyers|=they) ~ (repair|repairs)',
        'inspection (request|requests)',
      ],
      because: 'What a buyer asks of a seller after the inspection.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take',
      name: 'Take and rank the request',
      description: 'Ask what, where and how bad.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['route-requests', 'interview'],
      shownBy: ['(request|submit|emergency)'],
    },
    {
      id: 'assign',
      name: 'Send staff or a trade',
      description: 'Choose, price and book.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['match', 'schedule'],
      shownBy: ['(vendor|contractor|technician)'],
    },
    {
      id: 'mend',
      name: 'Mend it',
      description: 'Enter, repair and clean up.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'diagnose'],
      shownBy: ['repair'],
    },
    {
      id: 'check',
      name: 'Check and bill',
      description: 'See that it holds, pay or charge.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'check-rules'],
      shownBy: ['(invoice|inspect)'],
    },
    {
      id: 'answer',
      name: 'Keep tenant and owner informed',
      description: 'Write when and what.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(owner|notify|update)'],
    },
  ],
});
