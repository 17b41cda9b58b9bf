import { defineWorkflow } from '#catalogue/define.ts';

export const advertisingSales = defineWorkflow({
  id: 'advertising-sales',
  name: 'Advertising sales',
  department: 'Sales',
  type: 'Business',
  description: 'Selling space or time: rates, booking, copy, placing, invoice.',
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
      name: 'Answer and offer',
      description: 'This covers rates, sizes and dates.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(rate)'],
    },
    {
      id: 'book-space',
      name: 'Book space',
      description: 'This covers page, issue and price.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(book)'],
    },
    {
      id: 'take-make-advert',
      name: 'Take or make the advert',
      description: 'This covers copy, proof and yes.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
    },
    {
      id: 'invoice-proof',
      name: 'Invoice with proof',
      description: 'This covers tear sheet and figures.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
  ],
});
