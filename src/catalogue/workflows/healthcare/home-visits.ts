import { defineWorkflow } from '#catalogue/define.ts';

export const homeVisits = defineWorkflow({
  id: 'home-visits',
  name: 'Home and mobile visits',
  naming: {
    variants: [
      {
        any: [
          '(senior|elderly|care home|residence) ~ (visit|care|mobile|dental|home)',
          '(visit|mobile) ~ (senior|elderly|care home|residence)',
        ],
        name: 'Senior care visits',
      },
    ],
    wordsBefore: { nouns: ['visit'], pattern: '{words} visits', not: ['home', 'mobile', 'house'] },
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Going to the customer instead of having them come: agreeing what is needed on site, planning the round, working there and documenting it.',
  industries: ['healthcare', 'personal-services', 'veterinary'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(home|house|mobile|on site) (visit|call|service|care|clinic|dental|dentistry|unit) ~ (come|home|you|door|residence|comfort|senior|bring|travel)',
          '(we|our) ~ (come|travel|bring) ~ (your home|you|your door|residence|doorstep)',
          '(in comfort of|in) your (own|) home',
          'mobile (clinic|dental|dentistry|unit|vet|veterinary|ultrasound|hygiene)',
        ],
      },
      { weight: 3, language: 'fr', any: ['(=à domicile|visite domicile|clinique mobile|chez vous)'] },
      { weight: 3, language: 'de', any: ['(hausbesuch|mobiler service)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['mobile (app|phone|device|number|friendly|information|carrier)'],
      because: 'Phones are no visits.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-site',
      name: 'Check what is needed on site',
      description: 'Ask for access, parking, power and space, and tell what the customer must prepare.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'check-rules'],
      shownBy: [
        '(parking|outlet|sink|electrical|space) ~ (need|require|access)',
        '(need|require) ~ (parking|outlet|sink|space)',
      ],
    },
    {
      id: 'plan-round',
      name: 'Plan the round',
      description: 'Group visits by place and time and keep reserve for delays.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['schedule', 'plan'],
      shownBy: ['(service area|route|area we serve)'],
    },
    {
      id: 'work-on-site',
      name: "Work at the customer's place",
      description: 'Set up, do the work and leave the place as it was.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 12, high: 28 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(come|travel|bring) ~ (home|door|residence)'],
    },
    {
      id: 'document-round',
      name: 'Document and settle each visit',
      description: 'Record what was done, take payment or details for billing.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
  ],
});
