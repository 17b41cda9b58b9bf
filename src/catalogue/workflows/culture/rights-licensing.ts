import { defineWorkflow } from '#catalogue/define.ts';

export const rightsLicensing = defineWorkflow({
  id: 'rights-licensing',
  name: 'Rights and permissions',
  department: 'Legal',
  type: 'Business',
  description:
    'Selling or granting rights for translation, film, audio and quotation: requests, terms, contract and payments.',
  industries: ['culture-media', 'agency', 'higher-education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(translation|film|audio|foreign|subsidiary|serial|reprint) rights ~ (ask|contact|sold|licence|license|available|agent|enquiries|inquiries|handled|translation|film|audio)',
          '(rights|permissions|licensing) ~ (enquiries|requests|permission|reproduce|reprint|quote|excerpt) ~ (book|fee|form|email|contact|text|image|territory)',
        ],
      },
      {
        weight: 3,
        any: ['(rights permissions|foreign rights|rights licensing|image licensing|translation rights)'],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['rights'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: { named: ['(foreign|translation|film|image|subsidiary) (rights|licensing)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(all rights reserved|human rights|civil rights|patient rights|=your rights|tenant rights|data)'],
      because: 'Other rights',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-requests',
      name: 'Answer requests for rights',
      description: 'Look up who holds what, where and until when.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 3 },
      traits: ['look-up', 'answer-questions'],
      shownBy: ['(ask|contact|request)'],
    },
    {
      id: 'offer-bargain',
      name: 'Offer rights and agree terms',
      description: 'Show the work to buyers and settle advance, share and term.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 5 },
      traits: ['negotiate'],
      shownBy: ['(sold|licence|license)'],
    },
    {
      id: 'draw-up-contract',
      name: 'Draw up the rights contract',
      description: 'Fill in territory, term, payments and copies.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'check-rules'],
    },
    {
      id: 'watch-payments',
      name: 'Watch payments for rights',
      description: 'Check statements and send reminders.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'remind'],
    },
  ],
});
