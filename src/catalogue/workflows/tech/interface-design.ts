import { defineWorkflow } from '#catalogue/define.ts';

export const interfaceDesign = defineWorkflow({
  id: 'interface-design',
  name: 'App and interface design',
  department: 'Development',
  type: 'Development',
  description: 'Designing screens and how they behave: flows, wireframes, looks, tests, hand-over.',
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
      name: 'Learn who uses it for what',
      description: 'This covers talks, figures and rivals.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(research|user)'],
    },
    {
      id: 'lay-out-flows',
      name: 'Lay out flows and wireframes',
      description: 'What comes after what.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(wireframe|flow)'],
    },
    {
      id: 'draw-screens-parts',
      name: 'Draw screens and parts',
      description: 'Type, colour, states, motion.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(screen|design)'],
    },
    {
      id: 'test-users',
      name: 'Test with users',
      description: 'This covers tasks, watch and change.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(test|usability)'],
    },
    {
      id: 'hand-over-developers',
      name: 'Hand over to developers',
      description: 'This means: specify and answer.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
