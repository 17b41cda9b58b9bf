import { defineWorkflow } from '#catalogue/define.ts';

export const outsourcedCreditControl = defineWorkflow({
  id: 'outsourced-credit-control',
  name: 'Outsourced credit control',
  department: 'Finance',
  type: 'Business',
  description:
    "Running another firm's sales ledger: statements, reminder calls in its name, queries and cash posted.",
  industries: ['financial', 'accounting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(credit control|accounts receivable|sales ledger) ~ (outsourced|outsource|service|=your name|behalf|department|team|clients|we|on =your)',
          '(ring|call|chase) =your (customers|debtors) ~ (name|payment|late|overdue|behalf)',
        ],
      },
      {
        weight: 3,
        any: [
          '(credit control|outsourced credit control|accounts receivable|accounts receivable management|sales ledger management|credit management)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(credit control|accounts receivable|sales ledger) (service|management|outsourcing|)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'watch-ledger-falls',
      name: 'Watch the ledger for what falls due',
      description: 'Run the aged list and plan whom to contact.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
    {
      id: 'send-statements-call',
      name: 'Send statements and call customers',
      description: "Remind politely in the client's name and note promises.",
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(ring|call|statement|chase)'],
    },
    {
      id: 'clear-up-queries',
      name: 'Clear up queries',
      description: 'Find missing papers, short payments and disputes.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(query|dispute)'],
    },
    {
      id: 'post-receipts-report',
      name: 'Post receipts and report',
      description: 'Allocate cash and send the client weekly figures.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(report|post)'],
    },
  ],
});
