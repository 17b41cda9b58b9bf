import { defineWorkflow } from '#catalogue/define.ts';

export const landscapeInstallation = defineWorkflow({
  id: 'landscape-installation',
  name: 'Landscape design and installation',
  naming: {
    parts: [
      { any: ['(design|designer|plan)'], name: 'Landscape design' },
      {
        any: [
          '(install|installation|plant|planting|sod|hardscape|patio|build|retaining wall|paver|irrigation)',
        ],
        name: 'Landscape installation',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description: 'Planning and building gardens, patios, walls, planting, lighting and irrigation.',
  industries: ['trades', 'construction', 'agriculture'],
  narrows: ['job-delivery', 'design-work'],
  delivers: {
    named: [
      '(patios|patio) walls',
      'irrigation',
      'sprinkler systems',
      'landscaping',
      'hardscaping',
      'irrigation',
      '(landscape|garden|patio|paver|hardscape|retaining wall|walkway|outdoor kitchen|lawn sprinkler|sod|turf|mulch) (design|installation|construction|build|lighting)',
      'sod laying',
    ],
    anywhere: true,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(planting plan|planting plans|planting scheme|planting schemes|garden design|border design) ~ (draw|drawn|garden|walk|set|design|plan|from|prepare)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(planting plans|garden design|planting design|landscape design)'],
      },

      {
        weight: 3,
        any: [
          '(lay|build|plant) ~ (paths|pond|ponds|border|borders|patio|patios|wall|walls)',
          '(patios walls|design planting|outdoor lighting|irrigation|sprinkler)',
          'draw ~ plan ~ (garden|scale)',
          'planting service',
        ],
      },
      {
        weight: 3,
        any: [
          '(design planting|patios walls|irrigation|outdoor lighting|landscape design|hardscaping|=planting|sprinklers)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(landscape|landscaping|garden|hardscape|hardscaping|patio|retaining wall|paver|walkway|outdoor kitchen|fire pit|irrigation|lawn sprinkler|sod|planting|water feature|outdoor living|artificial turf) (installation|design|construction|project|build|contractor|lighting|system|service)',
          '(install|design|build|plant|lay) ~ (landscape|patio|paver|retaining wall|walkway|irrigation|sod|shrub|flower bed|garden|outdoor living|fire pit|turf)',
          '(custom|residential|commercial) (landscape|landscaping|hardscape)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(landscaping|hardscaping|landscape design|landscape installation|patios|retaining walls|irrigation|outdoor living|landscape lighting|hardscapes|pavers)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(backflow|test|tested|testing) ~ irrigation', 'irrigation ~ (backflow|test|tested|testing)'],
      because: 'A system that is tested.',
    },
    {
      scope: 'sentence',
      any: [
        '(competitive|business|digital|threat|legal|market|changing) landscape',
        'fire sprinkler',
        'sprinkler inspection',
        '(beautiful|scenic) landscape',
      ],
      because: 'A figure of speech, a view or fire protection.',
    },
  ],
  minimumStrength: 5.5,
  tasks: [
    {
      id: 'consult-garden',
      name: 'Walk the garden and ask for wishes',
      description: 'Hear how the place is used, look at sun, soil and water.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'advise'],
      shownBy: ['(consultation|walk|wish|meet)'],
    },
    {
      id: 'draw-garden',
      name: 'Draw plan and plant list',
      description: 'Place paths, walls, plants and lights and price them.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 2, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['design', 'plan'],
      shownBy: ['(design|plan|rendering|plant)'],
    },
    {
      id: 'order-plants',
      name: 'Order plants, stone and soil',
      description: 'Compare nurseries and yards and time deliveries.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan', 'look-up'],
    },
    {
      id: 'build-hardscape',
      name: 'Build paths, patios and walls',
      description: 'Dig, base, lay and cap.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 8, high: 30 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(patio|wall|paver|build)'],
    },
    {
      id: 'plant-garden',
      name: 'Plant, mulch and lay turf',
      description: 'Set plants right, feed and water in.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(plant|mulch|sod)'],
    },
    {
      id: 'fit-irrigation',
      name: 'Fit irrigation and lights',
      description: 'Lay lines, set zones and timers.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(irrigation|timer|lighting)'],
    },
    {
      id: 'show-care',
      name: 'Show how to care for it',
      description: 'Explain water and feeding and offer maintenance.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['coach', 'advise'],
    },
  ],
});
