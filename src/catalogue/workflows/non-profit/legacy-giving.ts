import { defineWorkflow } from '#catalogue/define.ts';

export const legacyGiving = defineWorkflow({
  id: 'legacy-giving',
  name: 'Gifts in wills',
  department: 'Marketing',
  type: 'Business',
  description: 'Winning and handling legacies: telling, talks, pledges, and administration of estates.',
  industries: ['non-profit', 'religious-organisation', 'culture-media', 'higher-education'],
  narrows: ['donations'],
  delivers: {
    named: ['(legacy|planned) giving', 'gifts (in|) wills', 'legacies', '(bequests)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(gift|gifts|legacy|legacies|remember us) in ~ (will|wills)',
          '(leave|leaving) ~ (legacy|gift) ~ (will|charity|us|solicitor)',
          '(free will (month|service|writing)|planned giving|bequest|bequests|charitable remainder)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(leave legacy|=legacies|=legacy|gifts in wills|planned giving|=bequests|legacy giving)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(legacy (system|software)|will writing service|draft =your will|=our =legacy)'],
      because: 'History, software or a law firm.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'tell-legacy',
      name: 'Tell of gifts in wills',
      description: 'Write pages and leaflets and hold talks.',
      role: 'Fundraiser',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 4 },
      traits: ['draft-text'],
    },
    {
      id: 'talk-donor',
      name: 'Talk with people who think of a legacy',
      description: 'Answer on wording and wishes and note pledges.',
      role: 'Fundraiser',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'follow-estate',
      name: 'Follow estates until they are paid',
      description: 'Write with executors and check accounts and sums.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 4 },
      traits: ['monitor', 'reconcile'],
    },
    {
      id: 'thank-family',
      name: 'Thank families and tell what was done',
      description: 'Write to the family and invite them to see what the gift made possible.',
      role: 'Fundraiser',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'personalise'],
    },
  ],
});
