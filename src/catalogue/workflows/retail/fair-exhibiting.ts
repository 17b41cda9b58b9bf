import { defineWorkflow } from '#catalogue/define.ts';

export const fairExhibiting = defineWorkflow({
  id: 'fair-exhibiting',
  name: 'Fairs and trade shows',
  department: 'Marketing',
  type: 'Business',
  description:
    'Showing goods at fairs, markets and trade shows: booking the stand, transport, selling there and following contacts.',
  industries: ['retail', 'manufacturing', 'wholesale', 'agriculture', 'food-production'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(see|visit|find|meet) us at ~ (fair|fairs|show|stand|booth|hall|market|exhibition|expo)',
          '(exhibit|exhibiting|exhibits|exhibited) at ~ (fair|fairs|show|expo|exhibition)',
          '(stand|booth) (no|number|hall|b12)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=fairs|trade shows|shows fairs|fairs exhibitions|markets fairs|fairs shows|exhibitions fairs)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-fairs',
      name: 'Choose fairs and book the stand',
      description: 'Compare dates, cost and visitors, book and insure.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['decide', 'plan'],
    },
    {
      id: 'prepare-stand',
      name: 'Choose and pack stock for the fair',
      description: 'Choose pieces, labels and display.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'plan'],
    },
    {
      id: 'man-stand',
      name: 'Set up and sell on the stand',
      description: 'Build the stand, talk, sell and take cards.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 5 },
      traits: ['hands-on', 'advise'],
    },
    {
      id: 'follow-contacts',
      name: 'Write to contacts from the fair',
      description: 'Write to those who asked and send offers.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'remind'],
    },
  ],
});
