import { defineWorkflow } from '#catalogue/define.ts';

export const advertisingSales = defineWorkflow({
  id: 'advertising-sales',
  name: 'Advertising sales',
  department: 'Sales',
  type: 'Business',
  description: 'Selling space or time for advertising: rates, booking, the advert itself, proof and invoice.',
  industries: ['culture-media', 'association', 'events'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(advertise|place =an advert|place =an ad|advertising rates|rate card|media kit|media pack|display ads|classified|sponsorship) ~ (rates|readers|issue|page|contact|book|reach|deadline|listeners|print|column|online|circulation|us|audience|=with us)',
        ],
      },
      {
        weight: 3,
        any: [
          '(advertise|advertise with us|advertising|media kit|advertising rates|place an ad|classifieds|rate card|place classified ad|media pack)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['advertising (sales|space|rates)', '(classified|display) (ads|advertising)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(campaign|agency|manage|facebook|google|ppc)'],
      because: 'Adverts for clients',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-offer',
      name: 'Answer advertisers and offer space',
      description: 'Send rates, sizes, reach and dates, and call those who booked before.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['answer-questions', 'draft-text', 'negotiate'],
      shownBy: ['(rate)'],
    },
    {
      id: 'book-space',
      name: 'Book advertising space',
      description: 'Enter page, issue, size and price and confirm them.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'schedule'],
      shownBy: ['(book)'],
    },
    {
      id: 'take-make-advert',
      name: 'Take in or make the advert',
      description: 'Check the file or write and draw it, and have the proof approved.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['create-media', 'check-rules'],
    },
    {
      id: 'invoice-proof',
      name: 'Invoice adverts with proof',
      description: 'Send tear sheet or figures with the bill and remind.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['draft-text', 'remind'],
    },
  ],
});
