import { defineWorkflow } from '#catalogue/define.ts';

export const shipBrokerage = defineWorkflow({
  id: 'ship-brokerage',
  name: 'Ship, yacht and aircraft chartering',
  department: 'Sales',
  type: 'Business',
  description:
    'Bringing ships, aircraft and cargo or passengers together: request, market, offers, contract and follow-up.',
  industries: ['logistics'],
  delivers: {
    named: [
      '(ship|vessel|aircraft|jet) (brokerage|broking|charter)',
      '=chartering',
      'air charter',
      '=chartering desk',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=chartering|shipbroking|shipbrokers|air charter|jet charter|aircraft charter|charter brokers|charter party)',
          '(handysize|panamax|tonnage|private jets|turboprops|cargo aircraft|empty legs) ',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=chartering|=chartering desk|ship brokerage|air charter|aircraft charter|jet charter|empty legs)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(charter school|charter schools|chartered accountant|bus charter|fishing charter|charter member)',
      ],
      because: 'Another charter.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-request',
      name: 'Take the charter request',
      description: 'Ask for cargo or party, dates, ports or airfields.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['extract-data', 'interview'],
    },
    {
      id: 'search-tonnage',
      name: 'Search the market for ships or aircraft',
      description: 'Ask owners and operators and compare.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 5 },
      traits: ['research', 'match'],
    },
    {
      id: 'fix-charter',
      name: 'Negotiate and fix the charter',
      description: 'Trade terms and write the charter party.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'draft-text'],
    },
    {
      id: 'follow-charter',
      name: 'Follow the chartered voyage or flight',
      description: 'Watch times, claims and invoices.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['monitor'],
    },
  ],
});
