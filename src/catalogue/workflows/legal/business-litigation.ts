import { defineWorkflow } from '#catalogue/define.ts';

export const businessLitigation = defineWorkflow({
  id: 'business-litigation',
  name: 'Business and commercial litigation',

  department: 'Legal',
  type: 'Business',
  description:
    'Disputes between companies, partners or with customers over contracts, debts and duties, from the first letter to judgment and its collection.',
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(partners|shareholders) ~ (fall out|dispute) ~ court',
          '(commercial|shareholder|partnership) disputes',
        ],
      },
      {
        weight: 3,
        any: [
          '(business|commercial|partnership|shareholder|construction) litigation',
          '(commercial|partnership|shareholder) dispute',
          '(complex|commercial) litigation',
          '(collection|debt recovery|judgment enforcement) (attorney|lawyer|law|case)',
        ],
      },
      { weight: 1.5, any: ['breach of contract', '(business|contract) dispute'] },
      {
        weight: 2,
        any: [
          '(business litigation|commercial litigation|construction litigation|commercial disputes|business disputes)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(family|estate|inheritance|heirs|landlord|tenant|real estate contract) dispute',
        '(heirs|divorce|custody)',
      ],
      because: 'Disputes of families or over homes',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'assess',
      name: 'Assess the claim and its worth',
      description: 'Read contracts and letters, test the law and tell the client the odds and cost.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'advise', 'research'],
    },
    {
      id: 'demand',
      name: 'Write or answer the demand',
      description: 'Set out the position and try to settle before suit.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['demand letter'],
    },
    {
      id: 'plead',
      name: "Plead and manage the court's timetable",
      description: 'File pleadings and keep every deadline.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'remind', 'check-rules'],
      shownBy: ['(file) ~ (lawsuit|complaint|claim)'],
    },
    {
      id: 'discover',
      name: 'Collect, read and produce documents',
      description: 'Gather records, review them for what matters and is privileged, and exchange them.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'summarise'],
      shownBy: ['discovery'],
    },
    {
      id: 'argue',
      name: 'Argue motions and try the case',
      description: 'Examine witnesses and argue law before judge, jury or arbitrator.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['decide', 'plan'],
      shownBy: ['(trial|arbitration|court)'],
    },
    {
      id: 'collect',
      name: 'Collect on a judgment',
      description: 'Find assets and enforce what was won.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 4 },
      traits: ['look-up', 'remind'],
      shownBy: ['(judgment|collection)'],
    },
  ],
});
