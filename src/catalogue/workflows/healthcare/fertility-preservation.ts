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
      name: 'Explain freezing, its chances and consents',
      description: 'Say what age and numbers mean and go through the papers.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 3 },
      traits: ['advise', 'care'],
    },
    {
      id: 'stimulate-collect',
      name: 'Stimulate and collect eggs or sperm',
      description: 'Set doses, scan the follicles and take the eggs, or receive the sample.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(collect|cycle)'],
    },
    {
      id: 'freeze-label',
      name: 'Freeze and label eggs, sperm and embryos',
      description: 'Vitrify, name each straw, have it witnessed and place it in the tank.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 5, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(vitrified|freeze|frozen)'],
    },
    {
      id: 'watch-tanks',
      name: 'Watch storage tanks',
      description: 'Check levels and alarms, top up and log every day.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 5, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(store|storage)'],
    },
    {
      id: 'renew-consents-fees',
      name: 'Renew storage consents and fees',
      description: 'Write each year, collect the fee and act on the answer.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['remind', 'enter-data'],
      shownBy: ['(years|fee)'],
    },
  ],
});
