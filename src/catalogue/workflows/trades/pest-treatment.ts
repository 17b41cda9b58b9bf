import { defineWorkflow } from '#catalogue/define.ts';

export const pestTreatment = defineWorkflow({
  id: 'pest-treatment',
  name: 'Pest inspection and treatment',
  naming: {
    parts: [
      { any: ['(inspect|inspection|survey)'], name: 'Pest inspection' },
      {
        any: [
          '(treat|treatment|control|removal|remove|exterminate|extermination|exterminator|exclusion|eliminate|bait|trap|spray|proof|fumigation|nest)',
        ],
        name: 'Pest treatment',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Finding what pest it is and where it comes in, treating safely and coming back until it is gone.',
  industries: ['trades', 'cleaning', 'agriculture'],
  narrows: ['job-delivery', 'inspection-testing'],
  delivers: {
    apart: 3,
    named: [
      '(pest|termite|bed bug|rodent|mosquito|ant|roach|wildlife|bee|animal|insect|tick) (control|treatment|inspection|removal|exclusion|extermination)',
      'fumigation',
      'extermination',
    ],
    anywhere: true,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(wasp|hornet) (nest|nests)',
          '(rats|mice|rodents|ants|termites|bed bugs|roaches|cockroaches|moles) ~ (removed|treated|control|proof|proofed|mice|rats)',
          '(technician|=we) ~ (treats|treat|proofs|proof) ~ (building|home|pest|pests|property)',
          '(bird netting|heat treatment|bed bugs|mosquito control|wildlife removal)',
        ],
      },
      {
        weight: 3,
        any: [
          '(termites|bed bugs|mice rats|ants roaches|mosquito control|wildlife removal|rodents|ants|wasps)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(treat|inspect|bait|trap|spray|exclude) ~ (home|homes|termite|termites|insects|rodents|mosquitoes|attic|raccoons|bugs|house)',
          '(ants|roaches|bed bugs|rodents|termites|mosquitoes|wasps|spiders) ~ (gone|treat|control|removal|inspect|exterminate)',
          '(wildlife|raccoon|bee|bat|mosquito|rodent|termite|bed bug) (removal|control|treatment|exclusion|inspection)',
        ],
      },
      {
        weight: 2,
        any: ['(termites|wildlife removal|mosquitoes|rodents|bed bugs|mosquito control|termite control)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(pest|termite|bed bug|rodent|mosquito|ant|roach|cockroach|wildlife|bee|wasp|tick|flea|mouse|rat|insect|animal) (control|treatment|inspection|removal|exterminator|extermination|exclusion|elimination|prevention|trapping)',
          '(get rid|exterminate|eliminate|treat|trap) ~ (pest|termite|bug|bed bug|rodent|ant|roach|mosquito|mice|raccoon|squirrel)',
          '(exterminator|fumigation|crawl space encapsulation|quarterly pest)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(pest control|termite control|mosquito control|bed bugs|termites|rodents|wildlife removal|commercial pest control|termite inspection)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(treat|treats) ~ (=like|respect|=as|kindness)'],
      because: 'How a home is respected.',
    },
    {
      scope: 'sentence',
      any: ['(bug (fix|report|bounty)|software bug|integrated pest management ~ (crop|farm|vineyard))'],
      because: "Software or a farm's own crop.",
    },
  ],
  minimumStrength: 5.5,
  tasks: [
    {
      id: 'identify-pest',
      name: 'Identify pest, source and extent',
      description: 'Look, trap, ask and find how it gets in.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['diagnose', 'interview'],
      shownBy: ['(inspect|identify)'],
    },
    {
      id: 'plan-treatment',
      name: 'Plan treatment and safety',
      description: 'Choose means by people, pets, food and law.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(safe|pet|child|plan)'],
    },
    {
      id: 'treat-pest',
      name: 'Treat, trap and close ways in',
      description: 'Apply, set, seal and mark.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 10, high: 34 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(treat|seal|trap|spray)'],
    },
    {
      id: 'record-product',
      name: 'Record products and places used',
      description: 'Write down what the law asks for.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(report|licensed|record)'],
    },
    {
      id: 'return-visits',
      name: 'Plan return visits and check success',
      description: 'Come back by plan, count and decide what next.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(quarterly|follow up|return|monthly)'],
    },
    {
      id: 'teach-prevention',
      name: 'Teach how to prevent it',
      description: 'Tell owners about food, water and gaps.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['coach', 'advise'],
      shownBy: ['(prevent|tip)'],
    },
  ],
});
