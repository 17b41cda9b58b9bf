import { defineWorkflow } from '#catalogue/define.ts';

export const animalWellness = defineWorkflow({
  id: 'animal-wellness',
  name: 'Wellness exams and vaccination of animals',
  naming: {
    parts: [
      {
        any: ['(exam|wellness|check up|checkup|physical|preventive|preventative)'],
        name: 'Wellness exams of animals',
      },
      { any: ['(vaccine|vaccination|vaccinate|shot|booster)'], name: 'Vaccination of animals' },
    ],
  },

  department: 'Operations',
  type: 'Business',
  description: 'Keeping pets well: yearly exam, vaccines, parasite control, advice and reminders.',
  industries: ['veterinary'],

  signals: {
    phrases: [
      {
        weight: 2,
        any: [
          '(vaccine|vaccines|vaccination|vaccinations|worming|deworming) ~ (weeks|puppy|puppies|kitten|kittens|yearly|annual|year)',
        ],
      },
      {
        weight: 3,
        any: ['(wellness exams vaccines|exams vaccines|exams vaccinations|check ups ~ vaccinations)'],
      },
      {
        weight: 3,
        any: [
          '(pet|puppy|kitten|dog|cat|annual|routine|animal|senior pet) (wellness|vaccination|vaccine|check up|checkup|health check)',
          'wellness (exam|examination|visit|care|plan)',
          '(vaccination|vaccine|microchipping) ~ (pet|dog|cat|puppy|kitten|clinic|annual|core)',
          '(flea|tick|heartworm|parasite) (prevention|control|treatment)',
        ],
      },
      {
        weight: 2,
        any: [
          '(wellness|vaccinations|wellness exams|preventive care|puppies kittens|wellness care|wellness plans|pet wellness)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(pet|puppy|kitten|annual) (wellness|vaccination|exam)',
      'wellness (exam|care)',
      'vaccination',
      '=microchipping',
      'parasite (control|prevention)',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'ask',
      name: 'Ask about life and food',
      description: 'Take history and weight.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['interview'],
    },
    {
      id: 'examine',
      name: 'Examine from nose to tail',
      description: 'Look, feel and listen for what is not yet seen.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['exam'],
    },
    {
      id: 'vaccinate',
      name: 'Vaccinate and test the pet',
      description: 'Give what is due and take blood or other samples.',
      role: 'Veterinarian',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(vaccin|heartworm)'],
    },
    {
      id: 'advise',
      name: 'Advise on food, teeth and parasites',
      description: 'Explain and recommend.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(nutrition|parasite|flea)'],
    },
    {
      id: 'remind',
      name: 'Remind owners of check-ups and vaccines',
      description: 'Write when the next is due.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['remind'],
      shownBy: ['reminder'],
    },
  ],
});
