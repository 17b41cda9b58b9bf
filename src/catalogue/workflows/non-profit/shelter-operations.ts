import { defineWorkflow } from '#catalogue/define.ts';

export const shelterOperations = defineWorkflow({
  id: 'shelter-operations',
  name: 'Shelter and housing',
  naming: {
    parts: [
      { any: ['(shelter|bed)'], name: 'Shelter operation' },
      { any: ['(housing|home|apartment)'], name: 'Housing programmes' },
    ],
  },

  department: 'Operations',
  type: 'Business',
  description: 'Giving people or animals a safe roof: intake, beds, meals, rules, support and moving on.',
  industries: ['non-profit', 'religious-organisation'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          "(homeless|emergency|overnight|domestic violence|women's|family|=warming|night) (shelter)",
          '(transitional|supportive|affordable|permanent supportive) housing ~ (program|resident|provide|unit|family|offer|apply|we)',
          'shelter (program|guest|resident|bed|intake|service)',
          '(emergency|rapid|interim|sober|youth|veteran) housing',
        ],
      },
      {
        weight: 2,
        any: [
          '(shelter|emergency shelter|transitional housing|housing programs|=our shelter|supportive housing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'shelter (material|materials|kit|kits|repair|repairs|item|items|tool|tools|box|boxes)',
        '(materials|kits|tarpaulins|tents) ~ shelter',
      ],
      because: 'Goods from which people build their own.',
    },
    {
      scope: 'sentence',
      any: ['(tax|picnic|bus|park) shelter', 'housing market'],
      because: 'Sheds and tax words',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'intake',
      name: 'Take people in',
      description: 'Ask, search, calm and give a bed.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'care'],
      shownBy: ['(intake|bed)'],
    },
    {
      id: 'run',
      name: 'Run the house',
      description: 'Meals, linen, rules and peace.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['care', 'hands-on'],
      shownBy: ['(meal|night|staff)'],
    },
    {
      id: 'support',
      name: 'Support each guest',
      description: 'Papers, work and health.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['coach', 'match'],
      shownBy: ['(case|support|job)'],
    },
    {
      id: 'move',
      name: 'Find lasting homes',
      description: 'Talk with landlords and follow.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['negotiate', 'match'],
      shownBy: ['(housing|permanent|apartment)'],
    },
    {
      id: 'safe',
      name: 'Keep safe and report',
      description: 'Note incidents and inspections.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(safety|report)'],
    },
  ],
});
