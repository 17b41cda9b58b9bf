import { defineWorkflow } from '#catalogue/define.ts';

export const poolBuilding = defineWorkflow({
  id: 'pool-building',
  name: 'Pool building and remodelling',
  naming: {
    parts: [
      {
        any: ['(build|building|new pools|gunite|dig|excavate|3d|construction|install)'],
        name: 'Pool building',
      },
      {
        any: ['(remodel|remodels|replaster|replastering|resurface|resurfacing|renovation|retile|replaced)'],
        name: 'Pool remodelling',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Building and renewing swimming pools: design, permit, dig, steel, shell, tile, plaster, start-up.',
  industries: ['trades', 'construction'],
  narrows: ['construction-projects', 'remodelling-work', 'job-delivery'],
  delivers: {
    named: [
      'new pools',
      'new pool construction',
      'pool (construction|building|installation|remodels|remodel|remodelling|remodeling|resurfacing|renovation|renovations)',
      'remodels replastering',
      'replastering',
      'pool builders',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(gunite|shotcrete|replaster|replastering|pool plaster|pool shell|coping) ~ (plaster|steel|tile|swim|pebble|dig|shoot|decks|pool)',
          '(build|design|remodel|renovate) ~ (pool|pools|spas) ',
          '(dig|dug) ~ swim',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(new pools|pool construction|=remodels|pool remodeling|pool builders|pool renovation)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(motor|talent|car|gene|patent) pool', '(pool (table|tables|party|hall))'],
      because: 'Another pool.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'design-pool',
      name: 'Design the pool with the owner',
      description: 'Measure the garden, draw in 3D, choose tile and work out the price.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['design', 'interview'],
    },
    {
      id: 'pull-permit',
      name: 'Get pool permits and plan crews',
      description: 'File drawings, call utilities and set dates.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'schedule'],
    },
    {
      id: 'build-shell',
      name: 'Dig, tie steel, shoot and tile the pool',
      description: 'Lead the crews and check each stage.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'start-up',
      name: 'Plaster, fill and start the pool',
      description: 'Balance the water, set equipment and show the owner.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'coach'],
    },
  ],
});
