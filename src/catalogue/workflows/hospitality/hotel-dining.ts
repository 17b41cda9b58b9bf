import { defineWorkflow } from '#catalogue/define.ts';

export const hotelDining = defineWorkflow({
  id: 'hotel-dining',
  name: 'Hotel restaurant, breakfast and bar',
  naming: {
    parts: [
      { any: ['breakfast'], name: 'Guest breakfast' },
      { any: ['(restaurant|bar|dinner|supper|lunch|dining)'], name: 'Hotel restaurant and bar' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Feeding guests of the house and from outside: breakfast, restaurant and bar, from buying to serving.',
  industries: ['hospitality'],
  narrows: ['dining-service', 'table-reservations'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(facilities|amenities|resort|hotel|property|lodge|inn) ~ (include|includes|feature|features|houses|boasts|offers) ~ (restaurant|restaurants|bar|cafe)',
          '(gourmet|multi cuisine|multicuisine|fine dining|rooftop|in house|all day|signature|poolside|beachfront|beach) restaurant',
        ],
      },
      {
        weight: 2,
        any: [
          '=our (chef|kitchen) ~ (cook|cooks|prepare|prepares|serve|serves)',
          '(dinner|lunch|supper) ~ =from ~ (six|seven|noon|pm)',
        ],
      },
      { weight: 2, any: ['(supper|dinner|breakfast) ~ (served|laid)'] },
      {
        weight: 3,
        any: [
          '(supper|dinner|lunch) ~ (served|laid) ~ (room|evening|wednesday|friday|saturday|sunday|guest|night|nightly)',
          'breakfast ~ (laid|cooked|served|includes) ~ (seven|eight|nine|eggs|am|morning|dining|daily|room)',
          '(=our|hotel|on site|onsite) (restaurant|bar|bistro|dining room|pub) ~ (serve|open|offers|menu|dinner|breakfast|chef|pours)',
          'bar ~ (pours|opens) ~ (midnight|until|daily|pm|evening)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(dining|restaurant|eat drink|restaurant bar|food drink|bar grill|dining room|=breakfast|bar restaurant)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(nearby|walking distance|minutes|local|close) ~ (restaurant|restaurants|dining|bar|bars|pub)',
        '(restaurant|restaurants|bar) ~ (nearby|walking distance)',
        '(kitchen|kitchenette) ~ dining',
      ],
      because: 'Others nearby, or a table in the flat.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-menu',
      name: 'Plan menus and buy for the kitchen',
      description: 'Count expected guests, write menus, and order and check goods.',
      role: 'Chef',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['plan', 'forecast'],
      shownBy: ['(menu)'],
    },
    {
      id: 'ask-diets',
      name: 'Ask guests for wishes and diets',
      description: 'Ask about allergies, diets and wishes before arrival and tell the kitchen.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['interview'],
      shownBy: ['(allergy|vegetarian|eat)'],
    },
    {
      id: 'cook',
      name: 'Cook breakfast and dinner',
      description: 'Prepare, cook and plate what is ordered.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 15, high: 35 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(breakfast|dinner|supper|chef)'],
    },
    {
      id: 'serve',
      name: 'Serve guests and tend the bar',
      description: 'Seat guests, explain dishes and drinks, serve and clear.',
      role: 'Server',
      judgment: false,
      hoursPerWeek: { low: 15, high: 35 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(serve|bar)'],
    },
    {
      id: 'bill-room',
      name: 'Charge rooms and close the till',
      description: 'Post meals and drinks to the room, count the till and compare both.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'reconcile'],
    },
  ],
});
