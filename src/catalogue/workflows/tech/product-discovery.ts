import { defineWorkflow } from '#catalogue/define.ts';

export const productDiscovery = defineWorkflow({
  id: 'product-discovery',
  name: 'Product discovery and prototyping',
  department: 'Development',
  type: 'Strategy',
  description: 'Finding what is worth building: interviews, sketches, clickable prototype, plan and price.',
  industries: ['tech', 'agency', 'consulting', 'it-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(clickable|interactive|rapid|working) (prototype) ~ (week|users|sketches|interviews|test|tested|discovery|days|idea|before|app|figma|investors)',
          '(discovery|product discovery|design sprint) ~ (phase|weeks|workshop|interviews|sketches|prototype|roadmap|users|mvp|scope|app|idea)',
          'mvp (development|design|build)',
        ],
      },
      {
        weight: 3,
        any: [
          '(product discovery|prototyping|design sprint|product strategy|discovery workshop|mvp development|app strategy|mvp)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(product (discovery|strategy|design)|discovery (workshops|phase)|(app |rapid |)prototyping|design sprints|mvp development)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(legal|evidence|litigation|scientific|drug|discovery call|cnc|3d printing|sheet metal|machined|mould|injection)',
      ],
      because: 'Other discovery or prototypes',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'interview-users-owners',
      name: 'Interview users and owners',
      description: 'Ask what they do and what hurts.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(interview)'],
    },
    {
      id: 'sketch-build-prototype',
      name: 'Sketch and build a prototype',
      description: 'This covers paper, screens and clicks.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(sketch|prototype)'],
    },
    {
      id: 'test-users',
      name: 'Test it with users',
      description: 'Watch five people and note.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(test)'],
    },
    {
      id: 'plan-price-build',
      name: 'Plan and price the build',
      description: 'This covers scope, order and risk.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(roadmap|plan)'],
    },
  ],
});
