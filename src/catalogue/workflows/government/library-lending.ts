import { defineWorkflow } from '#catalogue/define.ts';

export const libraryLending = defineWorkflow({
  id: 'library-lending',
  name: 'Library lending and catalogue',
  naming: {
    parts: [
      {
        any: ['(borrow|borrowing|lend|lending|loan|renew|check out|library card|issue|holds)'],
        name: 'Library lending',
        word: 'lending',
      },
      { any: ['(catalog|catalogue|search)'], name: 'Library catalogue', word: 'catalogue' },
      {
        any: ['(collection|stocked|journals|volumes|reference|reading|digital library|e books|ebooks)'],
        name: 'Library collection',
        word: 'collection',
      },
    ],
    joined: 'library {parts}',
  },

  department: 'Operations',
  type: 'Business',
  description: 'Lending books and more: cards, catalogue, holds, loans from elsewhere, returns and fines.',
  industries: ['education', 'higher-education', 'government', 'culture-media'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(borrow|check out|issued) (=up|) (=to|) (one|two|three|four|five|six|ten|2|3|4|5|6|10) (book|books|items)',
        ],
      },
      {
        weight: 3,
        any: [
          '(books|films|dvds|items) ~ (go out|loaned|checked out|borrowed) ~ (weeks|week)',
          '(put|place) ~ hold ~ (anything|item|items|book|text|title)',
          'borrow from other libraries',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(borrow renew|=borrow|borrowing|holds renewals|interlibrary loan)'],
      },

      {
        weight: 3,
        any: [
          '(renew|holds|borrow) ~ (=owe|out|library|item|card|book)',
          '(=another|other) library ~ (get|borrow|loan|request|own)',
          '(resident) ~ (card) ~ (free|charge|address)',
        ],
      },
      {
        weight: 3,
        any: [
          '(library) ~ (book|books|journal|journals|volume|volumes|title|titles|e books|borrow|issue|reading room|digital)',
          '(digital|central|college|=school) library',
        ],
      },
      {
        weight: 2,
        any: ['(digital library|library catalogue|library catalog|library card)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          'library card',
          '(library|online|card) (catalog|catalogue)',
          '(renew|reserve|borrow|check out|return|place hold) ~ (book|item|material|dvd|ebook)',
          'interlibrary loan',
          '(overdue|late) (fine|fee|book) ~ (library|item|book|card|day)',
          '(libby|hoopla|overdrive|ebooks audiobooks)',
        ],
      },
      {
        weight: 2,
        any: [
          '(catalog|library card|=borrowing|interlibrary loan|search catalog|=my account|get library card|ebooks|digital library)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['(british library|library of congress|national library)', '(=his|=her|=their) project'],
      because: 'Libraries of others',
    },
    {
      scope: 'sentence',
      any: ['(meeting|meetings|held) ~ library', 'library ~ (meeting|meetings) '],
      because: 'A room where people meet.',
    },

    {
      scope: 'sentence',
      any: ['(park|school) (school|library) ~ childcare', 'school library childcare'],
      because: 'A list of places nearby.',
    },
    {
      scope: 'sentence',
      any: ['product (catalog|catalogue)', 'photo library'],
      because: "A shop's or maker's list",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'card',
      name: 'Register readers',
      description: 'Check address and give cards.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['card'],
    },
    {
      id: 'lend',
      name: 'Lend, take back and shelve',
      description: 'Scan, sort and put away.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 5, high: 18 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(check out|return|borrow)'],
    },
    {
      id: 'holds',
      name: 'Fill holds and loans from elsewhere',
      description: 'Find, send and tell.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['match', 'remind'],
      shownBy: ['(hold|interlibrary)'],
    },
    {
      id: 'choose',
      name: 'Choose and enter new books',
      description: 'Read reviews, order and catalogue.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 2, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['decide', 'enter-data'],
      shownBy: ['(new arrival|collection|catalog)'],
    },
    {
      id: 'help',
      name: 'Help find and use',
      description: 'Answer questions at the desk and for e-books.',
      role: 'Support Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 5, error: 1, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'look-up'],
      shownBy: ['(ask|help|reference)'],
    },
  ],
});
