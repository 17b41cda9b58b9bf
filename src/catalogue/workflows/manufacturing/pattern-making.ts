import { defineWorkflow } from '#catalogue/define.ts';

export const patternMaking = defineWorkflow({
  id: 'pattern-making',
  name: 'Pattern making and storage',
  department: 'Operations',
  type: 'Business',
  description:
    'Making and keeping the patterns and core boxes that castings are moulded from: design, build, check, alter, rack and find again.',
  industries: ['manufacturing'],
  delivers: {
    named: [
      'pattern (making|making storage|shop|storage)',
      '=patternmaking',
      'core boxes',
      '(pattern|patterns) equipment',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pattern makers|patternmakers|pattern maker|pattern shop|patternmaking|pattern making|core boxes|pattern equipment|match plates)',
          'patterns ~ (made|altered|stored|racked|repaired|insured|timber|resin|cad)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=patterns|pattern shop|pattern making|=patternmaking)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(sewing|knitting|crochet|quilt|dress|paper|fabric|speech|sleep|weather|movement|carpet|wallpaper) (pattern|patterns)',
      ],
      because: 'Another pattern.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'design-pattern',
      name: 'Design the pattern for the part',
      description: 'Add shrinkage, draft and machining allowance and decide on parting line and cores.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['design', 'decide'],
    },
    {
      id: 'build-pattern',
      name: 'Build or alter the pattern',
      description: 'Machine, shape and mount it in timber, resin or metal.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'check-pattern',
      name: 'Check sizes and run a trial casting',
      description: 'Measure pattern and first casting and mend what is off.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'diagnose'],
    },
    {
      id: 'register-pattern',
      name: 'Register, rack and insure patterns',
      description: 'Number each, note owner, place and state, and ask owners before anything is scrapped.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'look-up'],
      shownBy: ['(racked|stored|insured)'],
    },
  ],
});
