import { defineWorkflow } from '#catalogue/define.ts';

export const fertilityPreservation = defineWorkflow({
  id: 'fertility-preservation',
  name: 'Egg, sperm and embryo freezing',
  naming: {
    parts: [
      { any: ['(egg|oocyte)'], name: 'Egg freezing' },
      { any: ['(embryo|sperm)'], name: 'Embryo and sperm freezing' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Keeping eggs, sperm or embryos for later: counselling, collection, freezing, storage, yearly consent.',
  industries: ['healthcare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(egg|embryo|sperm|oocyte) (freezing|vitrification|banking|storage) ~ (stored|years|lab|options|cycle|cost|we|offer|cancer|consent|eggs|future|package)',
          '(eggs|embryos|sperm) ~ (vitrified|frozen|stored) ~ (lab|laboratory|years|tank|later)',
          'fertility preservation ~ (cancer|egg|patients|offer|before|freezing|women)',
        ],
      },
      {
        weight: 3,
        any: [
          '(egg freezing|fertility preservation|embryo freezing|sperm freezing|sperm banking|egg storage|freezing storage)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(egg|embryo|sperm|oocyte) (freezing|storage|banking)', 'fertility preservation'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'explain-chances-consents',
      name: 'Explain chances and consents',
      description: 'Say what age and numbers mean and sign papers.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'stimulate-collect',
      name: 'Stimulate and collect',
      description: 'Scan, dose and take the eggs.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(collect|cycle)'],
    },
    {
      id: 'freeze-label',
      name: 'Freeze and label',
      description: 'Vitrify, name straws and place them.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(vitrified|freeze|frozen)'],
    },
    {
      id: 'watch-tanks',
      name: 'Watch tanks',
      description: 'Level, alarm and log every day.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(store|storage)'],
    },
    {
      id: 'renew-consents-fees',
      name: 'Renew consents and fees',
      description: 'Write each year and act on the answer.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(years|fee)'],
    },
  ],
});
