import { defineWorkflow } from '#catalogue/define.ts';

export const kitchenRental = defineWorkflow({
  id: 'kitchen-rental',
  name: 'Kitchen rental to food businesses',
  department: 'Operations',
  type: 'Business',
  description:
    'Letting a licensed kitchen to bakers, caterers and food trucks: papers, agreement, calendar, checks and fees.',
  industries: ['restaurant', 'food-production', 'non-profit', 'property-management'],
  delivers: {
    named: [
      '(kitchen|commissary|commercial kitchen|shared kitchen) (rental|rentals|hire)',
      'commissary kitchen',
      'shared kitchen',
      'rent =our kitchen',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(commissary|commercial kitchen|shared kitchen|licensed kitchen|incubator kitchen) ~ (rent|rental|hour|hire|food trucks|bakers|share|storage|members|available)',
          '(food trucks|bakers|caterers) share ~ (kitchen|commissary)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(rent =our kitchen|kitchen rental|commissary kitchen|=commissary|shared kitchen)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-tenant',
      name: 'Check the papers of those who rent',
      description: 'Look at licence, insurance and hygiene training.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'extract-data'],
    },
    {
      id: 'agree-hours',
      name: 'Show the kitchen, agree hours and sign',
      description: 'Walk through the kitchen and set hours, storage and price.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['negotiate'],
    },
    {
      id: 'keep-calendar',
      name: "Keep the kitchen's calendar and keys",
      description: 'Give slots and codes and settle clashes.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule'],
    },
    {
      id: 'check-kitchen',
      name: 'Check the kitchen after use',
      description: 'Walk through, note dirt and faults and have things mended.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
    },
    {
      id: 'bill-kitchen',
      name: 'Bill hours and storage',
      description: 'Count hours and shelves of each, charge them and follow what is unpaid.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
