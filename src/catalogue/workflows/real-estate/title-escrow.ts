import { defineWorkflow } from '#catalogue/define.ts';

export const titleEscrow = defineWorkflow({
  id: 'title-escrow',
  name: 'Title search, escrow and closing',
  naming: {
    parts: [
      {
        any: ['title (search|searches|insurance|examination|commitment|policy|order|agency|work|company)'],
        name: 'Title search',
        word: 'title search',
      },
      { any: ['=escrow'], name: 'Escrow handling', word: 'escrow' },
      { any: ['(closing|closings|settlement)'], name: 'Closing and settlement', word: 'closing' },
    ],
    joined: '{parts}',
  },

  department: 'Legal',
  type: 'Business',
  description:
    'Moving a property safely from seller to buyer: order, search, clearing faults, money in escrow, signing, recording and policy.',
  industries: ['real-estate', 'legal'],

  narrows: ['property-closings'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(trace|examine) ~ (chain of title|title)',
          '(clear) ~ (lien|liens) ~ (deed|settlement)',
          'hold ~ earnest money',
          '(order title|(handle|facilitate|qualified intermediary) ~ 1031 exchange)',
        ],
      },
      {
        weight: 3,
        any: [
          'title (search|insurance|examination|commitment|policy|order)',
          '(=we|=our) ~ title (company|agency|agent)',
          'escrow (service|officer|closing)',
          '(=we|=our) ~ (=escrow|title search|title insurance)',
          '(settlement|closing) (service|agent)',
          '(order|place|open) ~ (title|escrow)',
        ],
      },
      {
        weight: 2,
        any: [
          '(title insurance|escrow|title search|place order|order title|settlement services|title services|escrow services|title escrow)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'title (search|insurance|examination)',
      'escrow (service|)',
      '(real estate|residential|commercial) closing',
      'settlement service',
    ],
    anywhere: true,
    notIn: ['legal', 'automotive'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(served|handled|done) ~ title (company|companies)',
        'title (company|companies) ~ (handle|handles|may not|miss|do that|firms that)',
        'ecosystem',
      ],
      because: 'Others who do it',
    },
    {
      scope: 'sentence',
      any: [
        '(fall|falls|fell|during|before|after|close|closes|out =of|in) escrow',
        'escrow (closes|account|period|fee|fees)',
        '(wire|wired|paid|send) ~ title company',
        '(lender|lenders) ~ title (company|companies)',
      ],
      because: 'A stage of every sale, which somebody else handles.',
    },
    {
      scope: 'sentence',
      any: ['(job|car|vehicle|page|book) title', 'title (ix|vi|loan)'],
      because: 'A title of a person or car',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'open',
      name: 'Open the order',
      description: 'Take contract, parties and dates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 4 },
      traits: ['enter-data', 'extract-data'],
      shownBy: ['order'],
    },
    {
      id: 'search',
      name: 'Search title',
      description: 'Read deeds, liens and taxes.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(search|examin)'],
    },
    {
      id: 'clear',
      name: 'Clear what stands against it',
      description: 'Get releases, payoffs and signatures.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['(clear|lien|issue)'],
    },
    {
      id: 'escrow',
      name: 'Hold and account for money',
      description: 'Take deposits, check wires and balance.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 5, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['reconcile', 'check-rules'],
      shownBy: ['(escrow|wire|funds)'],
    },
    {
      id: 'close',
      name: 'Lead the signing',
      description: 'Explain papers and take signatures.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['answer-questions', 'check-rules'],
      shownBy: ['(closing|sign|notary)'],
    },
    {
      id: 'record',
      name: 'Record and issue policies',
      description: 'Send to the register and mail policies.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data'],
      shownBy: ['(record|policy)'],
    },
  ],
});
