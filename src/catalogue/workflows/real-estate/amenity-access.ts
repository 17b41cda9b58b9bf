import { defineWorkflow } from '#catalogue/define.ts';

export const amenityAccess = defineWorkflow({
  id: 'amenity-access',
  name: 'Amenity access and keys',
  department: 'Operations',
  type: 'Business',
  description: 'Giving residents access to pool, gym and gates: proof, keys or fobs, bookings and lost ones.',
  industries: ['association', 'property-management'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(key fobs|fobs|pool keys|pool passes|gate codes|access cards|amenity cards) ~ (issued|owners|residents|replacement|lost|good standing|request|deposit)',
          '(pool|gym|tennis) ~ (key|keys|pass|passes) ~ (residents|owners|issued)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(pool keys|key fobs|amenity access|pool passes|access cards|gate access)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-standing',
      name: 'Check residence and paid dues',
      description: 'Look up owner or lease and whether anything is owed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'look-up'],
    },
    {
      id: 'issue-fobs',
      name: 'Issue and switch off fobs',
      description:
        'Program keys or fobs, hand them out against a signature and switch off those of people who left.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'hands-on'],
    },
    {
      id: 'replace-lost',
      name: 'Replace lost keys and fobs',
      description: 'Switch off what was lost, charge the fee and make a new one.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
    },
    {
      id: 'book-amenities',
      name: 'Keep bookings of shared rooms',
      description: 'Give times for clubhouse or court, check the room after use and return deposits.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule'],
    },
  ],
});
