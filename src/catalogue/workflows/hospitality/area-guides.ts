import { defineWorkflow } from '#catalogue/define.ts';

export const areaGuides = defineWorkflow({
  id: 'area-guides',
  name: 'Local area guide',
  department: 'Marketing',
  type: 'Communication',
  description:
    'Telling guests what to see, do and eat nearby: choosing places, writing the guide, keeping it up to date and answering questions on the spot.',
  industries: ['hospitality'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=our|=your|guest|local|area|visitor|trip planning) (favourite|favorite|recommended|) (=guide|=guides|recommendations) ~ (area|town|village|restaurants|things|attractions|walks|stay|region|coast|valley|dining|beach)',
          '(things to do|places to (eat|visit|see)|what to (see|do)|where to eat|restaurants|attractions|walks) ~ (nearby|doorstep|minutes|close|area|local)',
        ],
      },
      {
        weight: 2,
        any: [
          '(things to do|what to do|what to see|places to visit|nearby attractions|local attractions|attractions|area guide|local guide|local area|=the area|explore|explore area|plan =your stay|plan =your trip|local activities|activities nearby|dining guide|nearby|where to eat|area attractions|what to see do|guest guide|location attractions)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(conference|meeting|company) area'], because: 'Rooms of the house' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-places',
      name: 'Choose places worth recommending',
      description:
        'Visit or ask about sights, walks and restaurants and decide which suit the guests of the house.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 2, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 2 },
      traits: ['research', 'decide'],
      shownBy: ['(favourite|favorite|recommend|recommended)'],
    },
    {
      id: 'write-guide',
      name: 'Write the area guide with directions and times',
      description:
        'Describe each place with distance, opening hours and what to book ahead, with a map and pictures.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(guide|map|directions|miles|minutes)'],
    },
    {
      id: 'update-guide',
      name: 'Keep the area guide up to date',
      description: 'Check links, hours and seasonal events and take out what has closed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['monitor', 'research'],
      shownBy: ['(events|season|seasonal|festival)'],
    },
    {
      id: 'advise-guests',
      name: 'Advise guests on what to do nearby',
      description: 'Answer what to do with children, in the rain or on the last evening.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 4, error: 1, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 2 },
      traits: ['answer-questions', 'advise'],
      shownBy: ['(ask us|happy to (help|recommend|advise)|concierge)'],
    },
    {
      id: 'book-for-guests',
      name: 'Book tables and tickets for guests',
      description: 'Call the restaurant, tour or theatre the guest has chosen and confirm the booking.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'answer-questions'],
    },
  ],
});
