import { defineWorkflow } from '#catalogue/define.ts';

export const animalSurgery = defineWorkflow({
  id: 'animal-surgery',
  name: 'Surgery on animals',

  department: 'Operations',
  type: 'Business',
  description:
    'Operating on pets: tests before, estimate and consent, anaesthesia, operation, waking and home care.',
  industries: ['veterinary'],

  signals: {
    phrases: [
      { weight: 3, any: ['(spay neuter|castration|soft tissue surgery|spays neuters)'] },
      { weight: 3, any: ['(surgery|spay neuter|pet surgery)'], in: ['heading', 'navigation'] },
      {
        weight: 3,
        any: [
          '(soft tissue|orthopedic|orthopaedic|pet|animal|veterinary|general|dental|emergency) surgery',
          '(spay|neuter|desexing|castration|mass removal|tooth extraction|dental extraction)',
          'surgical (procedure|suite|facility|service) ~ (pet|dog|cat|animal|anesthesia|monitor|we)',
        ],
      },
      {
        weight: 2,
        any: ['(surgery|spay neuter|surgical services|pet surgery|desexing|orthopedic surgery)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(pet|soft tissue|orthopedic|animal) surgery',
      'spay neuter',
      'spay',
      'neuter',
      'desexing',
      'surgery',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare',
      name: 'Test and prepare the animal for surgery',
      description: 'Take blood, see that it has fasted, shave, and explain the day to the owner.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'hands-on'],
      shownBy: ['(pre surgical|blood)'],
    },
    {
      id: 'consent',
      name: 'Give estimate and take consent',
      description: 'Talk about risk and price.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(estimate|consent)'],
    },
    {
      id: 'anaesthetise',
      name: 'Anaesthetise the animal for surgery and watch it',
      description: 'Give the dose, place the tube and follow breathing, heart and warmth.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 5, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'hands-on'],
      shownBy: ['(anesthesia|anaesthe|monitor)'],
    },
    {
      id: 'operate',
      name: 'Operate on the animal',
      description: 'Open, mend or remove what is ill, and close.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 5, presence: 5, contact: 3, error: 5, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 5 },
      traits: ['hands-on', 'decide'],
      shownBy: ['surgery'],
    },
    {
      id: 'recover',
      name: 'Wake the animal and send it home',
      description: 'Warm it, relieve pain, explain wound care and call the owner later.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['care', 'remind'],
      shownBy: ['(recovery|discharge|pain)'],
    },
  ],
});
