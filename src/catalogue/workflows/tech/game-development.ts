import { defineWorkflow } from '#catalogue/define.ts';

export const gameDevelopment = defineWorkflow({
  id: 'game-development',
  name: 'Game development',
  department: 'Development',
  type: 'Development',
  description: 'Making games: idea, rules, art, code, sound, testing with players.',
  industries: ['tech', 'agency', 'culture-media', 'software-vendor'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(game) (development|design|studio|developers) ~ (unity|unreal|museums|learning|build|players|mobile|pc|art|clients|concept|release|we|team|console|indie)',
          '(learning|serious|educational|mobile|vr|ar) games ~ (museums|hospitals|schools|build|make|develop|clients|design|train)',
        ],
      },
      {
        weight: 3,
        any: [
          '(game development|game design|serious games|vr development|ar vr|ar vr development|games with a purpose|unity development)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(game|vr|ar vr|unity|serious games) (development|design)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(board|video|escape|party|bounce|yard|arcade|away|home|league) (game) (rental|night|room|schedule|tickets)',
        '(hunting|game meat|sports)',
      ],
      because: 'Other games',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'invent-rules-story',
      name: 'Invent rules and story',
      description: 'This covers core loop, levels and aims.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'draw-animate',
      name: 'Draw and animate',
      description: 'This covers figures, worlds and screens.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
    },
    {
      id: 'code-build',
      name: 'Code and build',
      description: 'This covers engine, input and saves.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 4 },
      traits: ['write-code'],
    },
    {
      id: 'play-test',
      name: 'Play-test',
      description: 'Watch players and tune.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(player|test)'],
    },
  ],
});
