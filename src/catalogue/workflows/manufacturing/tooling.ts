import { defineWorkflow } from '#catalogue/define.ts';

export const tooling = defineWorkflow({
  id: 'tooling',
  name: 'Tool and die work',
  naming: {
    parts: [
      { any: ['(design|designs|designed|designing|develop)'], name: 'Tool and die design', word: 'design' },
      {
        any: [
          '(make|making|maker|build|builds|built|building|fabricate|fabrication|manufacture|manufacturing)',
        ],
        name: 'Tool and die making',
        word: 'making',
      },
      {
        any: ['(maintain|maintains|maintenance|repair|upkeep)'],
        name: 'Tool and die upkeep',
        word: 'upkeep',
      },
    ],
    joined: 'Tool and die {parts}',
  },
  department: 'Development',
  type: 'Development',
  description:
    'Designing, building, trying out and maintaining the tools, dies, moulds and fixtures that production needs.',
  industries: ['manufacturing'],
  narrows: ['design-review'],
  delivers: {
    apart: 3,
    named: ['(tool|die|mold|mould|fixture|jig|tooling) (design|making|building|repair|maintenance|build)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(build|make|design) ~ (tools|molds|moulds|jigs|fixtures|dies) ~ (toolroom|tool room|house|own|dies)',
          '(fixtures|jigs) ~ dies',
        ],
      },
      {
        weight: 3,
        any: ['(mold design building|tool making|tooling|tool die|mold making)'],
        in: ['heading', 'navigation'],
      },
      { weight: 3, in: ['heading', 'navigation'], any: ['(tool die|mold making|tool room)'] },
      {
        weight: 3,
        any: [
          'tool die ~ (maker|shop|build|design|department|repair)',
          '(progressive die|die maintenance|tool maintenance|mold maintenance)',
        ],
      },
      {
        weight: 3,
        any: [
          '(design|build|make|maintain|repair|develop|fabricate) ~ (=tooling|=dies|=molds|=moulds|=jigs)',
          '(design|build|make|maintain|repair) (=our own|custom) (tool|die|mold|fixture|jig)',
          '(tool|die|mold|mould|fixture|tooling) (design|build|making|room|shop|maker|repair|maintenance)',
          'in house (tooling|tool room|tool die)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(tooling|tool die|tool room|mold making|fixtures)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'site',
      any: ['machine tool (distributor|dealer|dealership)', 'distributor ~ machine tools'],
      because: 'A dealer in such machines.',
    },
    { scope: 'sentence', any: ['live tooling'], because: 'A feature of a machine.' },
    {
      scope: 'sentence',
      any: [
        '(power|hand|software|online|marketing) tool',
        '(light|plumbing|bathroom|store|lighting) fixture',
      ],
      because: 'Another sense.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'concept-tool',
      name: "Work out the tool's concept",
      description: 'Study part, material and press and decide steps.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 3, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 5, decision: 3, expertise: 5, revenue: 3 },
      traits: ['design'],
    },
    {
      id: 'draw-tool',
      name: 'Draw the tool',
      description: 'Model and calculate it and make drawings.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 2, expertise: 5, revenue: 3 },
      traits: ['design', 'create-media'],
      shownBy: ['design'],
    },
    {
      id: 'build-tool',
      name: 'Build the tool',
      description: 'Cut, grind, erode, fit and assemble.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 2, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(build|make)'],
    },
    {
      id: 'try-out',
      name: 'Try out and correct',
      description: 'Run first parts, measure and change.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 5, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'analyse-data'],
    },
    {
      id: 'maintain-tools',
      name: 'Maintain and repair tools',
      description: 'Clean, sharpen and replace by strokes and wear.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(maintain|repair|maintenance)'],
    },
    {
      id: 'track-tools',
      name: 'Track where tools are and their life',
      description: 'Keep the register, storage and counts.',
      role: 'Operations Analyst',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'monitor'],
    },
  ],
});
