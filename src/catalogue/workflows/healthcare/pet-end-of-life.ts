import { defineWorkflow } from '#catalogue/define.ts';

export const petEndOfLife = defineWorkflow({
  id: 'pet-end-of-life',
  name: 'End-of-life care for pets',

  department: 'Operations',
  type: 'Communication',
  description:
    "Standing by when an animal's life ends: talk about quality of life, peaceful passing at practice or home, cremation and comfort.",
  industries: ['veterinary', 'personal-services'],

  signals: {
    phrases: [
      {
        weight: 2,
        any: ['=to (say goodbye|let go)', '(say|saying) goodbye ~ (pet|dog|cat|animal|companion)'],
      },
      { weight: 3, any: ['(euthanasia|pet cremation|pet aftercare)'] },
      {
        weight: 3,
        any: [
          '(pet|animal|in home|at home|humane|compassionate|peaceful) euthanasia',
          '(end =of life|end life) (care|service|decision|consultation)',
          '(pet|animal) (hospice|loss|cremation)',
          'quality =of life (assessment|consultation|scale)',
        ],
      },
      {
        weight: 2,
        any: [
          '(euthanasia|end =of life care|pet loss|pet cremation|saying goodbye|in home euthanasia|hospice)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'talk',
      name: 'Talk about quality of life',
      description: 'Help a family see how the animal fares and decide.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 5, error: 4, data: 5 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'care'],
      shownBy: ['(quality|decision)'],
    },
    {
      id: 'arrange',
      name: 'Arrange time and place for the farewell',
      description: 'Find a quiet hour or visit the home.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 5, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['schedule'],
      shownBy: ['(home|appointment)'],
    },
    {
      id: 'pass',
      name: 'Give a peaceful passing',
      description: 'Sedate, stay beside and let the family take leave.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['care', 'hands-on'],
      shownBy: ['(peaceful|euthanasia)'],
    },
    {
      id: 'aftercare',
      name: 'Arrange cremation and keepsakes',
      description: 'Label, hand over and return ashes.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(cremation|ashes|keepsake)'],
    },
    {
      id: 'comfort',
      name: 'Comfort the family afterwards',
      description: 'Write a card and name helpers.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 5, error: 1, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(grief|loss|support)'],
    },
  ],
});
