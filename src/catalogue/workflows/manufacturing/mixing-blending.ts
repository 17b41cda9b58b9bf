import { defineWorkflow } from '#catalogue/define.ts';

export const mixingBlending = defineWorkflow({
  id: 'mixing-blending',
  name: 'Mixing and blending',
  naming: {
    parts: [
      {
        any: ['=compounding', 'compound (development|preparation|mixing)'],
        name: 'Compounding',
        word: 'compounding',
      },
      { any: ['=mixing'], name: 'Mixing', word: 'mixing' },
      { any: ['(=blending|blend)'], name: 'Blending', word: 'blending' },
    ],
    joined: '{parts}',
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Making a compound or blend by recipe: weighing, order of adding, mixing, sample, release and discharge.',
  industries: ['manufacturing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(reactors|blenders|mixers) ~ (litres|kl|available|job work|tonnes|gallons)',
          'toll (blending|processing|manufacturing)',
          'send =your formula',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(toll blending|toll manufacturing|contract blending|job work)'],
      },

      {
        weight: 3,
        any: [
          '(rubber|powder|dry|liquid|chemical|toll|custom|contract|feed|fertiliser|fertilizer|paint|resin|compound|batch|polymer|spice|lubricant) (=mixing|=blending|=compounding) ~ (facility|line|plant|equipment|capacity|service|vessels|tanks|=we|=our|capability|mill|in house|ensure|company|operations)',
          '(=blending|=mixing|=compounding) (facility|line|plant|equipment|capacity|vessels|tanks|mills)',
          '(=we|=our|plant|facility|offer|provide|specialise|including) ~ (toll|custom|contract|chemical|liquid|powder|dry|rubber) (=blending|=mixing|=compounding)',
          '(in house|own) (=compounding|=mixing|=blending)',
          '(in house|own) compound (development|preparation)',
          '(mix|blend|compound) ~ (batch|tonnes|recipe|formula|raw materials|ingredients) ~ (vessel|mixer|tank|formula|recipe|pounds|gallons|tonnes)',
        ],
      },
      {
        weight: 2,
        any: [
          '(=blending|=mixing|=compounding|rubber =mixing|powder =blending|liquid =blending|toll =blending|custom =blending|chemical =blending)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'toll (blending|manufacturing|processing)',
      '(contract|custom) blending',
      '(rubber|powder|dry|liquid|chemical|toll|custom|batch|polymer) (=mixing|=blending|=compounding)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(wine|audio|sound|music|colour|concrete|cement|drink|cocktail) (=mixing|=blending)',
        '(=mixing) (and mastering|console|desk)',
        '(used|ideal|suitable|pumps|tanks|machines|equipment) ~ (=for) ~ (=mixing|=blending)',
      ],
      because: 'Mixing of other things, or machines for it.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-batch',
      name: 'Issue recipe and batch number',
      description: 'Take the order and formula, check stock and print the batch sheet.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'look-up'],
      shownBy: ['(batch|recipe|formula)'],
    },
    {
      id: 'weigh-materials',
      name: 'Weigh and stage materials',
      description: 'Weigh by recipe, check labels and lot numbers.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(weigh|raw material|ingredient)'],
    },
    {
      id: 'mix-batch',
      name: 'Charge and mix the batch',
      description: 'Add in order, hold temperature and time and watch the mix.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 5, high: 18 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(mix|blend|mill|vessel)'],
    },
    {
      id: 'test-batch',
      name: 'Sample, test and adjust the batch',
      description: 'Measure the sample and correct until it meets the specification.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(sample|test|lab|laboratory)'],
    },
    {
      id: 'discharge-batch',
      name: 'Discharge and label the batch',
      description: 'Fill into drums, bags or the next step and label with lot and hazard.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(drum|bag|tote|label)'],
    },
    {
      id: 'clean-mixer',
      name: 'Clean the mixer between batches',
      description: 'Clean to the agreed level and record it.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(clean|contamination)'],
    },
  ],
});
