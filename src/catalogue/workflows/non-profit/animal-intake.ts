import { defineWorkflow } from '#catalogue/define.ts';

export const animalIntake = defineWorkflow({
  id: 'animal-intake',
  name: 'Animal intake, lost and found',
  naming: {
    parts: [
      { any: ['(lost|found|reunite|missing)'], name: 'Lost and found animals' },
      {
        any: ['(stray|strays|surrender|intake|rehome|animal control|impound|relinquished)'],
        name: 'Animal intake',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Taking in strays and animals that owners give up: appointment, check, record, holding, and bringing lost ones home.',
  industries: ['non-profit', 'government', 'pet-services', 'veterinary'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(keep|care for) ~ (=your) (dog|cat|pet|horse|animal) ~ (contact|call|surrender|longer)',
          '(cannot|can|unable) ~ keep ~ (=your) (dog|cat|pet|horse|rabbit)',
        ],
      },
      {
        weight: 3,
        any: [
          '(waiting list|talk us first|unable keep|give up|giving up|surrender) ~ (pet|dog|cat|animal|donation|vet bills)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(giving up pet|give up pet|surrender pet|=surrender|=strays|giving up =your)'],
      },

      {
        weight: 3,
        any: [
          '(need|have|want) ~ (rehome|re home) ~ (pet|dog|cat|animal)',
          '(rehome|rehoming) =your (pet|dog|cat|animal)',
          '(keep|care) ~ pet ~ (longer|can not|cannot)',
          'found (a |)stray',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(rehome pet|rehome|give up pet|found stray|surrendering)'],
      },
      {
        weight: 3,
        any: [
          '(surrender|give up) ~ (pet|pets|animal|dog|cat|owner)',
          '(lost|found|stray) ~ (pet|pets|animal|animals|dog|cat) ~ (report|call|file|hold|held|claim|days|post|search|if|shelter|listing)',
          '(report|reclaim|claim) ~ (lost|found|stray|missing) ~ (pet|animal|dog|cat)',
          '(owner surrender|stray hold|animal control|intake appointment)',
          '(trap neuter|tnr|community cats|feral cats)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(surrender|surrender pet|surrender animal|lost found|lost found pets|lost pets|found pet|animal control|owner surrender)',
        ],
      },
    ],
  },
  counterSignals: [{ scope: 'sentence', any: ['lost found (department|box|items)'], because: 'Lost things' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-call',
      name: 'Take the call and offer ways to keep the animal',
      description: 'Ask why, advise on food, training or rehoming, else give an appointment.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 2, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['interview', 'advise'],
      shownBy: ['(surrender|appointment)'],
    },
    {
      id: 'receive-animal',
      name: 'Receive, scan and examine',
      description: 'Look for a chip, check health and temper, vaccinate.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 1 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'record-animal',
      name: 'Record animal and history',
      description: 'Enter picture, marks, finder and time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'create-media'],
    },
    {
      id: 'match-lost',
      name: 'Match found animals with lost reports',
      description: 'Compare pictures and places, call owners.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 1, revenue: 1 },
      traits: ['match', 'look-up'],
      shownBy: ['(lost|found)'],
    },
    {
      id: 'house-animal',
      name: 'House and look after it while it is held',
      description: 'Feed, clean, walk, watch.',
      role: 'Veterinarian',
      judgment: false,
      hoursPerWeek: { low: 10, high: 30 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 2, error: 3, data: 4 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'decide-outcome',
      name: 'Decide on adoption, transfer or return',
      description: 'Weigh law, health and room.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 3, error: 5, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['decide', 'check-rules'],
    },
  ],
});
