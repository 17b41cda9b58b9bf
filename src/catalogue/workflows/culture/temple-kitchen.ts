import { defineWorkflow } from '#catalogue/define.ts';

export const templeKitchen = defineWorkflow({
  id: 'temple-kitchen',
  name: 'Temple kitchen and blessed food',
  department: 'Operations',
  type: 'Business',
  description: 'Cooking and giving out food of the temple: canteen, communal meals, trays to order.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(prasadam|prasad|annadanam|langar|annapurna|canteen|community kitchen) ~ (weekends|served|daily|ordered|order|tray|kitchen|dosas|sundays|everyone|sponsor|open|free)',
          '(dosas|idlis|samosas) ~ (weekends|canteen|sundays|temple)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=canteen|=langar|=prasadam|=annadanam|annapurna canteen|temple kitchen)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-temple-menu',
      name: "Plan the temple's menu and buy",
      description: 'Set dishes, rules of purity and amounts.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['plan', 'check-rules'],
    },
    {
      id: 'cook-temple',
      name: 'Cook temple food with volunteers',
      description: 'Lead volunteers, cook and offer.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'coach'],
    },
    {
      id: 'serve-temple',
      name: 'Serve temple food and clean up',
      description: 'Serve, take money or gifts, wash up.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'take-tray-orders',
      name: 'Take orders for trays of temple food',
      description: 'Write date and amount and take payment.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
  ],
});
