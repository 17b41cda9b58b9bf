import { defineWorkflow } from '#catalogue/define.ts';

export const willDrafting = defineWorkflow({
  id: 'will-drafting',
  name: 'Wills and powers of attorney',
  naming: {
    parts: [
      { any: ['(=wills|will drafting|last will)'], name: 'Will drafting' },
      {
        any: ['(powers of attorney|lasting power|poa|advance directive|living will)'],
        name: 'Powers of attorney',
      },
    ],
  },
  department: 'Legal',
  type: 'Business',
  description:
    'Writing down who gets what and who decides in illness: questions, draft, signing before witnesses, and storing.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=wills|simple will|mirror wills|last will) ~ (from £|from $|draft|drafted|drafting|write|written|trust|powers|testament|update|power of attorney|home visits|codicil|fixed|prepare|review)',
          '(powers of attorney|lasting power) ~ (draft|drafted|register|registered|health|finance|opg|prepare|wills|documents|durable|attorney|lpa)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=wills|wills trusts|powers of attorney|wills lpas|will writing|last will testament|lasting powers of attorney|living wills|=wills probate|=wills powers attorney)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(will (drafting|writing)|=wills|(lasting |)(powers) of attorney|living (will)|advance directives)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(will be|will not|will you|we will|good will|free will|at will)'],
      because: 'In another sense: a verb',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-about-family',
      name: 'Ask about family, means and wishes',
      description: 'Hear who shall get what, who decides in illness and what must not happen.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'draft-papers',
      name: 'Draft will and powers',
      description: 'Write in clear words, with trusts where needed.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(draft)'],
    },
    {
      id: 'explain-have-signed',
      name: 'Explain the will and have it signed',
      description: 'See that the person understands and that witnesses sign in the right order.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 5, error: 5, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 2 },
      traits: ['advise', 'check-rules'],
      shownBy: ['(sign)'],
    },
    {
      id: 'register-store',
      name: 'Store the will and register the powers',
      description: 'Keep the original safe and send copies.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register|store)'],
    },
  ],
});
