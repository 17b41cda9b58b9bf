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
    'Lending a voice to people who share no language: taking the request, choosing the interpreter, preparing, interpreting, and accounting for hours.',
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
      name: 'Take the request for an interpreter',
      description: 'Note language, place, subject, length and who will be there.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'enter-data'],
    },
    {
      id: 'find-book-interpreter',
      name: 'Find and book the interpreter',
      description: 'Match skill, subject and area, and book a second for long talks.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 3 },
      traits: ['match', 'schedule'],
      shownBy: ['(book|match)'],
    },
    {
      id: 'prepare-terms-papers',
      name: 'Prepare terms and subject of a talk',
      description: 'Read agenda and speeches and make a list of words.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['research', 'translate'],
    },
    {
      id: 'interpret',
      name: 'Interpret between people',
      description: 'Carry speech or signs to and fro, in the booth, at the table, by phone or video.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 4, variability: 5, presence: 4, contact: 5, error: 4, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['translate', 'care'],
      shownBy: ['(interpret|booth|phone)'],
    },
    {
      id: 'confirm-hours-invoice',
      name: "Confirm the interpreter's hours and invoice",
      description: 'Check timesheet and travel, pay the interpreter and bill the client.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'extract-data'],
    },
  ],
});
