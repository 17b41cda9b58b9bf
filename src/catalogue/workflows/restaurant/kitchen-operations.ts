import { defineWorkflow } from '#catalogue/define.ts';

export const kitchenOperations = defineWorkflow({
  id: 'kitchen-operations',
  name: 'Kitchen preparation',
  naming: {
    variants: [
      {
        any: ['(purchase|source|sourced|supplier|local farm|locally grown)'],
        name: 'Kitchen preparation and purchasing',
      },
    ],
    parts: [
      { any: ['(purchase|source|sourced|supplier|local farm|locally grown)'], name: 'Kitchen purchasing' },
      {
        any: [
          '(cook|made|make|prepare|homemade|house made|smoke|roast|grill|fresh|recipe|menu|scratch|bake|serve)',
        ],
        name: 'Kitchen preparation',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Everything until the plate: planning the menu, ordering, preparing, cooking, and keeping it clean and safe.',
  industries: ['restaurant'],
  coreOf: ['restaurant'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(chef|kitchen|cook|cooks) ~ (cooks|cook|prepares|sources|landed|seasonal|daily|morning|menu|changes)',
          '(starters|mains|puddings|sides|specials|roast|roasts) ~ (mains|puddings|plate|plates|trimmings|daily|blackboard|chalked)',
          '(cooked|made|prepared) ~ (scratch|order|fresh|kitchen|house|from local)',
        ],
      },

      {
        weight: 3,
        any: [
          '(rolled|cut|made|kneaded|smoked|prepared|simmered|baked) ~ (by hand|each morning|every morning|each day|every day)',
        ],
      },
      {
        weight: 3,
        any: [
          '(made|make|making|cook|cooked|prepared|smoked|roasted|grilled|fried) ~ (fresh|daily|order|scratch|house|homemade|slow|every day|morning|recipe)',
          '(fresh|homemade|house made|hand cut|hand tossed|scratch made|home cooked|home style) ~ (dough|sauce|ingredient|pasta|bread|soup|dessert|pie|meal|cooking|pizza|tortilla|dressing|food|produce)',
          '(family|original|secret|traditional|authentic) recipe',
        ],
      },
      {
        weight: 3,
        any: [
          '(=our (chef|kitchen)|we) ~ (prepare|cook|make|source|bake|serve) ~ (fresh|scratch|local|daily|ingredient|homemade|dish|food|season)',
          '(made|prepared|baked|cooked) (from scratch|fresh daily|in house|daily)',
          '(locally|local) (sourced|farm)',
          'seasonal (menu|ingredient)',
        ],
      },
    ],
    hints: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(menu|=our menu|lunch menu|dinner menu|breakfast)'],
      },
    ],
  },
  minimumStrength: 4,
  tasks: [
    {
      id: 'plan-menu',
      name: 'Compose the menu',
      description: 'Compose dishes by season, cost and guests.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 3 },
      traits: ['design', 'plan'],
      shownBy: ['(menu|season)'],
    },
    {
      id: 'cost-dishes',
      name: 'Cost dishes and set prices',
      description: 'Weigh portions, add up goods and set a price that leaves a margin.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'forecast'],
    },
    {
      id: 'order-goods',
      name: 'Order kitchen goods',
      description: 'See stock and expected guests, and order.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['forecast', 'monitor'],
      shownBy: ['(local|source|supplier|farm)'],
    },
    {
      id: 'receive-kitchen-goods',
      name: 'Check and store deliveries',
      description: 'Check weight, freshness and temperature, put away and rotate.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 1, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(fresh ~ (daily|delivered)|delivered fresh|locally sourced)'],
    },
    {
      id: 'cook',
      name: 'Prepare and cook dishes',
      description: 'Prepare ingredients, cook to order and plate.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 18, high: 34 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(scratch|cook|fresh|prepare)'],
    },
    {
      id: 'keep-safe',
      name: 'Keep the kitchen clean and safe',
      description: 'Check temperatures, clean and record.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 3, high: 7 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
      shownBy: ['(safety|hygiene)'],
    },
    {
      id: 'roster-kitchen',
      name: 'Make the kitchen roster and train cooks',
      description: 'Plan who works when, show recipes and correct.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['schedule', 'coach'],
      shownBy: ['(line cook|sous chef|train ~ (cook|staff)|kitchen team)'],
    },
  ],
});
