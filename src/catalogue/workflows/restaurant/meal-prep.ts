import { defineWorkflow } from '#catalogue/define.ts';

export const mealPrep = defineWorkflow({
  id: 'meal-prep',
  name: 'Prepared meals to order',
  department: 'Operations',
  type: 'Business',
  description:
    'Cooking portioned meals for collection or delivery: weekly menu, orders, cooking, labels and rounds.',
  industries: ['restaurant', 'food-production', 'grocery', 'fitness'],
  delivers: {
    named: [
      'meal prep',
      '(prepared|ready|frozen|chilled) meals',
      'meal (plans|delivery|kits|subscriptions)',
      'tiffin (service|services)',
      'tiffins',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(meal prep|prepared meals|ready meals|tiffin service|tiffin|meal delivery|meal kits|heat and eat) ~ (week|weekly|order|delivered|sunday|monday|menu|portions|subscription|daily|home)',
          '(chilled|frozen) (dinners|meals) ~ (delivered|fridge|week|sunday|left|portion)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(meal prep|prepared meals|ready meals|meal plans|tiffin service|frozen meals)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(meals on wheels|nutrition plan|coach|diet plan)'],
      because: 'A charity or a coach.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-week',
      name: 'Plan the week menu',
      description: 'Choose dishes by season, diet and cost and work out what goes on the label.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan'],
    },
    {
      id: 'take-meal-orders',
      name: 'Take and change meal orders',
      description: 'Keep standing orders, changes and allergies.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'answer-questions'],
    },
    {
      id: 'order-ingredients',
      name: "Order ingredients for the week's meals",
      description: 'Add up what the orders need, compare with stock and order.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['forecast', 'enter-data'],
    },
    {
      id: 'cook-portion',
      name: 'Cook, chill and portion the meals',
      description: 'Cook in batches, chill fast, pack and date.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 8, high: 26 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'deliver-meals',
      name: 'Deliver the meals or hand them out',
      description: 'Plan the round and bring the meals in cool boxes, or give them out at the counter.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
