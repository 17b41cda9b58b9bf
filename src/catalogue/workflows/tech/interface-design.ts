import { defineWorkflow } from '#catalogue/define.ts';

export const interfaceDesign = defineWorkflow({
  id: 'interface-design',
  name: 'App and interface design',
  department: 'Development',
  type: 'Development',
  description:
    'Designing screens and how they behave: learning about users, flows, wireframes, looks, tests and hand-over.',
  industries: ['tech', 'agency', 'it-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(ui|ux|ui ux|user interface|user experience|app|interface|mobile app|product) design ~ (screens|wireframes|users|figma|tested|prototype|research|web|development|apps|team|services|motion|usability|interfaces)',
          '(wireframes|usability testing|user research|design systems) ~ (prototype|users|app|figma|screens|wireframes|ui|interface|product)',
          '(screens|motion|icons) ~ tested ~ users',
        ],
      },
      {
        weight: 3,
        any: [
          '(ui ux design|ux design|app design|ui design|user experience|interface design|ux ui design|ui ux|mobile app design|usability testing|ux research)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(ui|ux|ui ux|ux ui|app|interface|mobile app|user experience|user interface) (design|research|audit|testing)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(garden|kitchen|interior|landscape|building|web design|logo|graphic)'],
      because: 'Other design',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-who-uses',
      name: 'Learn who uses the product and for what',
      description: 'Speak with users, read figures and look at rivals.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['research', 'interview'],
      shownBy: ['(research|user)'],
    },
    {
      id: 'lay-out-flows',
      name: 'Lay out flows and wireframes',
      description: 'Settle what comes after what and sketch every screen.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['design'],
      shownBy: ['(wireframe|flow)'],
    },
    {
      id: 'draw-screens-parts',
      name: 'Draw screens and their parts',
      description: 'Settle type, colour, states and movement and build the library of parts.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['design', 'create-media'],
      shownBy: ['(screen|design)'],
    },
    {
      id: 'test-users',
      name: 'Test the design with users',
      description: 'Give tasks, watch, and change what trips people up.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['interview', 'analyse-data'],
      shownBy: ['(test|usability)'],
    },
    {
      id: 'hand-over-developers',
      name: 'Hand the design over to developers',
      description: 'Specify sizes and states, answer questions and check what was built.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'answer-questions'],
    },
  ],
});
