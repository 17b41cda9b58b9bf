import { defineWorkflow } from '#catalogue/define.ts';

export const mealsForChildren = defineWorkflow({
  id: 'meals-for-children',
  name: 'Meals for children in care',
  department: 'Operations',
  type: 'Business',
  description:
    'Planning, cooking and serving what children in care eat, with allergies, food for babies and hygiene.',
  industries: ['childcare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cook|chef|kitchen) ~ (lunch|meals|breakfast|tea|snacks) ~ (fresh|freshly|ingredients|allergies|children|site|daily)',
          '(breakfast|lunch|tea|snacks|meals) ~ (served|provided|prepared|cooked|included) ~ (children|fresh|freshly|nursery|site|daily|kitchen|allergies|cook)',
          '(hot|nutritious|healthy|freshly cooked|home cooked) (lunch|meals|snacks) ~ (children|provided|served|included|nursery|day)',
        ],
      },
      {
        weight: 3,
        any: ['(meals menus|menus|food|food nutrition|meals snacks|mealtimes|healthy meals)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-menu',
      name: 'Plan the menu for children in care',
      description: 'Balance by age and season and leave out what children may not eat.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(menu|fresh)'],
    },
    {
      id: 'order-food-keep',
      name: 'Order food and keep kitchen hygiene records',
      description: 'Buy, check dates and temperatures, and log.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'cook-meals-snacks',
      name: 'Cook meals and snacks for children',
      description: 'Prepare breakfast, lunch and tea for each room.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(cook|prepare|lunch)'],
    },
    {
      id: 'keep-allergies-diets',
      name: 'Serve meals and keep allergies apart',
      description: 'Check the list, label plates and see that each child gets the right one.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 3, error: 5, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'hands-on', 'care'],
      shownBy: ['(allergy|diet)'],
    },
  ],
});
