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
  industries: ['healthcare', 'personal-services', 'veterinary', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(once|twice) ~ (month|week) ~ (tailor|brings|visit|visits|travels) ~ (offices|homes|office|london)',
        ],
      },

      {
        weight: 3,
        any: [
          '(home|house|hospital|farm|barn) (visits|calls) ~ (elderly|housebound|patients|farms|horses)',
          '(come|comes|travel) ~ (=your barn|=your farm|=your home) ~ (check|exam|test|visit|collection)',
          '(home|mobile) (sample|blood) (collection|draw|draws)',
          'mobile (phlebotomy|practice)',
        ],
      },
      {
        weight: 3,
        any: ['(home visits|house calls|mobile phlebotomy|farm calls)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: ['(=i|=we) (come|travel|drive) ~ (home|house|bedside|=to =you|=your door|=your facility)'],
      },

      {
        weight: 3,
        any: [
          '(house|home|farm|mobile|on site|in home|at home) (call|calls|visit|visits|appointment|appointments|consultation|service) ~ (available|offer|provide|schedule|area|come|you|we|convenience)',
        ],
      },
      {
        weight: 3,
        any: [
          '(home|house|on site) (visit|call) ~ (come|home|you|door|residence|comfort|senior|bring|travel)',
          'mobile (visit|service|care|clinic|dental|dentistry|unit) ~ (come|home|you|door|residence|comfort|senior|bring|travel)',
          '(we|our) ~ (=come|=comes|travel) ~ (=your home|=to =you|=your door|residence|doorstep)',
          'comfort ~ home',
          '(visit|visiting|visits|see|meet) =you ~ (=your home|=at home|=your own home)',
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
      any: ['(bring|wear) ~ your appointment'],
      because: 'What to bring to a visit here.',
    },
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
      name: "Check what is needed at the customer's place",
      description: 'Ask for access, parking, power and space, and tell what the customer must prepare.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['interview', 'check-rules'],
      shownBy: [
        '(parking|outlet|sink|electrical|space) ~ (need|require|access)',
        '(need|require) ~ (parking|outlet|sink|space)',
      ],
    },
    {
      id: 'plan-round',
      name: 'Plan the round of visits',
      description: 'Group visits by place and time and keep reserve for delays.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['schedule', 'plan'],
      shownBy: ['(service area|route|area we serve)'],
    },
    {
      id: 'pack-equipment',
      name: 'Pack and restock equipment',
      description: 'Load what the visits of the day need, clean it and replace what was used.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'announce-arrival',
      name: 'Announce arrival and delays',
      description: 'Tell customers when somebody comes and call when it gets later.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 4, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['remind', 'answer-questions'],
      shownBy: ['(arrival|on ~ way|running late)'],
    },
    {
      id: 'travel-between',
      name: 'Drive from visit to visit',
      description: 'Drive to the places in the planned order and find access.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 2.5, high: 7 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'work-on-site',
      name: "Work at the customer's place",
      description: 'Set up, do the work and leave the place as it was.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 9, high: 20 },
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
      hoursPerWeek: { low: 1.5, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'answer-after-visit',
      name: 'Answer questions after the visit',
      description: 'Take calls and messages on what was done and pass on what needs a visit.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'route-requests'],
    },
  ],
});
