import { defineWorkflow } from '#catalogue/define.ts';

export const schoolSupply = defineWorkflow({
  id: 'school-supply',
  name: 'Supply to schools and libraries',
  department: 'Sales',
  type: 'Business',
  description:
    'Serving schools and libraries: fairs, choosing stock, orders on account, visits and deliveries.',
  industries: ['retail', 'wholesale'],
  delivers: {
    named: ['school (book fairs|uniforms)', 'book fairs', 'library supply', '=schools =libraries'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=schools|=libraries|=librarians) ~ (book fairs|book fair|author visits|topping up|on account|thirty days)',
          '(book fairs|book fair|author visits) ~ (school|schools|assembly|local|children)',
          '(=supply|=supplying|=advise) ~ (=schools|=librarians|=libraries)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=schools|=schools =libraries|working =schools|school uniforms)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(driving|dance|music|beauty|flight|riding|language|cooking|sunday) (school|schools)'],
      because: 'A school of another kind.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'advise-school',
      name: 'Advise the school what to stock',
      description: 'Listen to age, subject and budget and make a list.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'match'],
    },
    {
      id: 'run-fair',
      name: 'Run school fairs and visits',
      description: 'Bring stock, sell with the school and arrange authors.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 4 },
      traits: ['hands-on', 'plan'],
    },
    {
      id: 'pack-school-order',
      name: 'Pack and deliver school orders',
      description: 'Pick, process or label and deliver.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'bill-school',
      name: 'Bill schools on account',
      description: 'Invoice against order numbers and watch terms.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['(invoices|account|thirty days)'],
    },
  ],
});
