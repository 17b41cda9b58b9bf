import { defineWorkflow } from '#catalogue/define.ts';

export const innRooms = defineWorkflow({
  id: 'inn-rooms',
  name: 'Guest rooms of an inn',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Letting the few rooms of a pub or restaurant: enquiry, booking, check-in at the bar, breakfast and cleaning.',
  industries: ['restaurant'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(rooms|bedrooms|room) (above|over) ~ (bar|pub|inn|restaurant|shop)',
          '(bedrooms|ensuite rooms|en suite rooms|guest rooms|letting rooms|boutique rooms) ~ (breakfast|bath|shower|night|view|stay|each|double|twin|king)',
          '(breakfast is included|including breakfast|bed breakfast) ~ (room|rooms|rates|from|night|per)',
        ],
      },
      { weight: 1, in: ['navigation'], any: ['(=stay|=rooms|=bedrooms|=accommodation|stay us)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(private|dining|function|meeting|party|banquet|tap|living|event) (room|rooms)'],
      because: 'Rooms to eat or meet in.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-channels',
      name: 'Keep room prices and calendars alike',
      description: 'Set rates by season and keep portals up to date.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 4 },
      traits: ['enter-data', 'monitor'],
    },
    {
      id: 'answer-room',
      name: 'Answer room enquiries and book',
      description: 'See what is free, name the price and take card or deposit.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 4 },
      traits: ['answer-questions', 'enter-data'],
    },
    {
      id: 'check-in-bar',
      name: 'Check guests in and out',
      description: 'Give the key, explain breakfast and door and take payment.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'clean-rooms',
      name: "Clean the inn's rooms",
      description: 'Change beds, clean and note what is broken.',
      role: 'Housekeeper',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'serve-breakfast',
      name: "Cook and serve breakfast to the rooms' guests",
      description: 'Ask for wishes the evening before, cook and serve.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
    },
  ],
});
