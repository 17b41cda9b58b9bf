import { defineWorkflow } from '#catalogue/define.ts';

export const funeralPreplanning = defineWorkflow({
  id: 'funeral-preplanning',
  name: 'Funeral pre-planning',
  department: 'Sales',
  type: 'Business',
  description:
    'Helping people settle their own funeral in advance: wishes, price, payment into trust or insurance, and safe keeping.',
  industries: ['personal-services'],
  narrows: ['funeral-arrangements'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(prepaid|pre paid|pre payment) (plan|plans|funeral|funerals)',
          '(fix|freeze|lock) ~ (todays|today) ~ price',
        ],
      },

      { weight: 3, any: ['(pay|paid|plan|arrange) ~ funeral ~ advance'] },
      {
        weight: 3,
        any: ['(pay|paid) now ~ trust', '(insured|funeral) trust', 'put down ~ want'],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(planning ahead|plan ahead|preplan|pre arrange)'] },
      { weight: 3, any: ['funeral plans ~ (advance|paid|prepaid)'] },
      {
        weight: 3,
        any: ['(pre planning|funeral plans|plan ahead|pre arrangement)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(pre plan|preplan|pre planning|preplanning|pre arrange|prearrange|pre need|advance planning|plan ahead|pre arrangement|prearrangement) ~ (funeral|cremation|service|ahead|form|online|family|wishes|today|arrangement|start|benefit|guide)',
          '(prepaid|pre paid|pre need) (funeral|cremation|plan|contract)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(pre planning|plan ahead|preplanning|pre arrangement|start planning|pre need|advance planning)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(event|wedding|retirement|estate|college|trip) planning', 'plan ahead ~ (visit|parking|trip)'],
      because: 'Another plan.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'invite-talk',
      name: 'Invite to a talk at home or in the house',
      description: 'Explain quietly why and how.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(appointment|free|guide|workbook)'],
    },
    {
      id: 'record-wishes',
      name: 'Record wishes and vital facts',
      description: 'Ask for rite, music, place and papers.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['interview', 'enter-data'],
      shownBy: ['(wishes|form|vital)'],
    },
    {
      id: 'price-plan',
      name: 'Price the plan and explain funding',
      description: 'Compare choices, trust and insurance.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise', 'check-rules'],
      shownBy: ['(payment|fund|insurance|lock)'],
    },
    {
      id: 'file-contract',
      name: 'File contract and money by law',
      description: 'Send to trust or insurer and keep the copy.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'enter-data'],
    },
    {
      id: 'review-plan',
      name: 'Review plans with families',
      description: 'Update when people move or marry.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['remind', 'enter-data'],
    },
  ],
});
