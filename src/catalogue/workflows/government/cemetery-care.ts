import { defineWorkflow } from '#catalogue/define.ts';

export const cemeteryCare = defineWorkflow({
  id: 'cemetery-care',
  name: 'Cemetery plots and burial records',
  naming: {
    parts: [
      {
        any: ['(plot|plots|lot|lots|interment|burial|burials|grave space|niche)'],
        name: 'Cemetery plots and burials',
      },
      { any: ['(record|records|locations|grave information|burial list|mapping)'], name: 'Burial records' },
      { any: ['(maintain|maintained|maintenance|upkeep|grounds|mowing)'], name: 'Cemetery upkeep' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Keeping a burial ground: selling plots, arranging the burial with family and undertaker, the register of graves, rules and the grounds.',
  industries: ['government', 'religious-organisation', 'non-profit', 'association'],
  signals: {
    phrases: [
      { weight: 2, in: ['heading', 'navigation'], any: ['(burial ground|burials)'] },
      {
        weight: 3,
        any: [
          '(council|parish|town|city|village|township|district) ~ (run|runs|manage|manages|maintains|owns|looks after|responsible) ~ (cemetery|churchyard|burial ground|graveyard)',
          '(burial|interment|memorial|exclusive right =of burial) (fee|fees|charges|regulations|records|register|application)',
        ],
      },
      {
        weight: 3,
        any: [
          '(graves|grave|plots) ~ (allotted|allocated|bought|sold|parish office|records|reserved|assigned)',
          '(headstone|headstones|memorials|inscriptions) ~ (approval|committee|permission|permit|faculty)',
          'cemetery (sunday|committee|maintenance|mass)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=cemetery|=graveyard|=churchyard|burial ground)'] },

      {
        weight: 3,
        any: [
          '(cemetery|graveyard|churchyard|memorial gardens) ~ (plot|plots|lot|lots|interment|burial rights|sexton|rules|record|records|fee|fees)',
          '(plot|plots|lots|grave|graves) ~ (cemetery|churchyard|memorial gardens)',
          '(cemetery|churchyard) ~ (owned|operated|maintained|managed|cared) ~ (=city|town|parish|church|township|village|borough|commission|association|members)',
          '(purchase|buy|reserve|sale) ~ (burial|cemetery|grave) (plot|plots|lot|lots|space|spaces)',
          '(grave|graves|burial|burials) (locations|records|register|search|information)',
          '(opening|closing) =of grave',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=cemetery|=cemeteries|cemetery commission|churchyard|burial records|cemetery records)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(buried in|laid to rest|walk through|next to|past|near) ~ cemetery',
        'cemetery ~ (walk|tour|ghost)',
      ],
      because: 'A life, a way or an outing',
    },
  ],
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'answer-families',
      name: 'Answer families about plots and rules',
      description: 'Say what is free, what it costs and what may be set or planted.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'look-up'],
      shownBy: ['(inquiries|questions|contact) ~ (plot|burial|cemetery)'],
    },
    {
      id: 'sell-plots',
      name: 'Sell plots and issue the deed',
      description: 'Agree the place, take the payment and write the deed or certificate.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(purchase|buy|sale|reserve) ~ (plot|lot)'],
    },
    {
      id: 'arrange-burial',
      name: 'Arrange the burial with family and undertaker',
      description: 'Agree day and hour, check the right to the grave and order the opening.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['schedule', 'check-rules'],
      shownBy: ['(arrange|arrangements|schedule) ~ (burial|interment)'],
    },
    {
      id: 'keep-register',
      name: 'Keep the register and map of graves',
      description: 'Enter who lies where and who holds the right, and look graves up for those who ask.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 4 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'look-up'],
      shownBy: ['(grave|burial) (location|record|register|information)'],
    },
    {
      id: 'tend-grounds',
      name: 'Tend the burial ground and open graves',
      description: 'Mow, mend paths and stones, open and close graves safely.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 20 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 1, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(maintained|maintenance|mow|upkeep) ~ (cemetery|grounds|grave)'],
    },
    {
      id: 'keep-accounts',
      name: 'Keep the cemetery fund',
      description: 'Book sales, fees and gifts for perpetual care and report to the board.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(perpetual care|cemetery fund)'],
    },
  ],
});
