import { defineWorkflow } from '#catalogue/define.ts';

export const foodSourcing = defineWorkflow({
  id: 'food-sourcing',
  name: 'Food and supply sourcing',
  department: 'Operations',
  type: 'Business',
  description:
    'Getting what is handed out: finding surplus, buying, collecting and keeping it safe and recorded.',
  industries: ['non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(rescue|surplus|donated|purchased) (food|item|produce|grocery)',
          'food (rescue|drive|recovery|procurement|sourcing)',
          '(source|sourced|purchase|procure|collect|glean|receive) ~ (food|grocery|produce|meat|non food|supplies)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(food sources|food drive|food rescue|=our partners)'],
      },
    ],
  },
  minimumStrength: 4,
  tasks: [
    {
      id: 'find-sources',
      name: 'Find givers and suppliers',
      description: 'Talk with shops, farms and food banks and agree what they give and when.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 2, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['negotiate', 'research'],
      shownBy: ['(local business|partner|rescue)'],
    },
    {
      id: 'buy-missing',
      name: 'Buy what is missing',
      description: 'Compare prices and order within the budget.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['research', 'enter-data'],
      shownBy: ['(purchase|purchased|buy)'],
    },
    {
      id: 'collect-store',
      name: 'Collect, unload and store',
      description: 'Fetch, check dates and temperature, stack and rotate.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(unload|stock|truck|store)'],
    },
    {
      id: 'report-food',
      name: 'Record and report',
      description: 'Count what came and went for the food bank and the authority.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'summarise'],
    },
  ],
});
