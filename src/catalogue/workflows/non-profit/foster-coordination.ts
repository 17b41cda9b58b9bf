import { defineWorkflow } from '#catalogue/define.ts';

export const fosterCoordination = defineWorkflow({
  id: 'foster-coordination',
  name: 'Foster home coordination',
  department: 'HR',
  type: 'Communication',
  description: 'Finding, preparing and supporting people who take animals or children in for a time.',
  industries: ['non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(foster carers|fosterers|foster homes) ~ (food|vet|bedding|pay|need|kittens|puppies|home|weeks)',
          '(pay|cover) ~ (food|bedding|vet) ~ (foster|you supply)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=foster|=fostering|foster carers|become fosterer)'],
      },

      {
        weight: 3,
        any: [
          '(become|apply|need|join) ~ foster (parent|family|home|volunteer|program|caregiver)',
          '(foster|fostering) (parent|parents|families|family|home|homes|program|application|coordinator|volunteer|volunteers|team)',
          'foster ~ (kitten|puppy|puppies|dog|dogs|cat|cats|animal|animals|pet|horse) ~ (until|week|home|apply|adopt|need|help|save)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=foster|=fostering|foster program|become foster|foster parent|foster care)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'foster (growth|collaboration|innovation|culture|creativity|love|sense|environment|relationships|community)',
        '(fosters|fostering) ~ (sense|culture|community|environment|relationships|growth)',
      ],
      because: 'Another sense of the word',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'recruit-fosters',
      name: 'Find people who will foster',
      description: 'Write calls, tell what it takes, receive applications.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 1, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'answer-questions'],
    },
    {
      id: 'vet-fosters',
      name: 'Check and prepare them',
      description: 'Talk, visit the home, train.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['interview', 'coach'],
      shownBy: ['(application|training|orientation)'],
    },
    {
      id: 'place-foster',
      name: 'Place animal or child with the right home',
      description: 'Weigh needs, home and time.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 4, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['match', 'decide'],
    },
    {
      id: 'supply-support',
      name: 'Supply food, care and answers',
      description: 'Hand out supplies, arrange the vet, answer at odd hours.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 4, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['answer-questions', 'care'],
      shownBy: ['(supply|supplies|provide|vet care)'],
    },
    {
      id: 'track-foster',
      name: 'Keep track of each placement',
      description: 'Note progress, weights and dates of return.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'monitor'],
    },
  ],
});
