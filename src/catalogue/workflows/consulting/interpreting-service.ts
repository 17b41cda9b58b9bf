import { defineWorkflow } from '#catalogue/define.ts';

export const interpretingService = defineWorkflow({
  id: 'interpreting-service',
  name: 'Interpreting',
  naming: {
    variants: [
      { any: ['(sign language|asl|bsl)'], name: 'Sign language interpreting' },
      { any: ['(conference|booth|simultaneous)'], name: 'Conference interpreting' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Sending people who speak for two sides: request, choosing the interpreter, preparing, the talk itself, hours.',
  industries: ['consulting', 'agency', 'culture-media', 'non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(simultaneous|consecutive|telephone|remote|video|sign language|court|medical|conference|face to face|asl) (interpreting|interpretation|interpreter)',
          '(interpreter) ~ (hearings|appointments|conferences|booth|headsets|court|hospital|phone|video|24|languages|hour|meeting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(interpreters|=interpreting|interpretation|conference interpreting|telephone interpreting|sign language interpreting|interpreting services|interpretation services|simultaneous interpretation|remote interpreting)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((simultaneous|consecutive|court|medical|sign language|telephone|remote|conference|video|) (interpreting|interpretation) (services|)|interpreters)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(data|results|legal|law|test|biblical) interpretation',
        '(free|request|need|hearing loss|tty) ~ interpreter ~ (patients|accommodation|accessibility|free of charge)',
      ],
      because: 'Explaining, or a service of access',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-request',
      name: 'Take the request',
      description: 'Language, place, subject, length.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'find-book-interpreter',
      name: 'Find and book the interpreter',
      description: 'Match skill and area; book a second for long talks.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['match', 'route-requests'],
      shownBy: ['(book|match)'],
    },
    {
      id: 'prepare-terms-papers',
      name: 'Prepare terms and papers',
      description: 'Read agenda and speeches.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'interpret',
      name: 'Interpret',
      description: 'In the booth, at the table or by phone.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(interpret|booth|phone)'],
    },
    {
      id: 'confirm-hours-invoice',
      name: 'Confirm hours and invoice',
      description: 'Timesheet and travel.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
  ],
});
