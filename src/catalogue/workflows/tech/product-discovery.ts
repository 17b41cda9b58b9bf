import { defineWorkflow } from '#catalogue/define.ts';

export const productDiscovery = defineWorkflow({
  id: 'product-discovery',
  name: 'Product discovery and prototyping',
  department: 'Development',
  type: 'Strategy',
  description:
    'Finding what is worth building: interviews, sketches, clickable prototype, tests, plan and price.',
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
      name: 'Interview users and owners of the idea',
      description: 'Ask what they do now, what hurts and what success would be worth.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview'],
      shownBy: ['(interview)'],
    },
    {
      id: 'check-market',
      name: 'Check market, rivals and feasibility',
      description: 'Look at what exists, what it costs and what could make it fail.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'analyse-data'],
    },
    {
      id: 'sketch-build-prototype',
      name: 'Sketch and build a prototype',
      description: 'Go from paper to clickable screens that look real enough to try.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['design', 'create-media'],
      shownBy: ['(sketch|prototype)'],
    },
    {
      id: 'test-users',
      name: 'Test the prototype with users',
      description: 'Watch some people try it and note what they grasp and want.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['interview', 'analyse-data'],
      shownBy: ['(test)'],
    },
    {
      id: 'plan-price-build',
      name: 'Plan and price what shall be built',
      description: 'Cut the first version, estimate, name the risks and agree the order.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 5 },
      traits: ['plan', 'advise'],
      shownBy: ['(roadmap|plan)'],
    },
  ],
});
