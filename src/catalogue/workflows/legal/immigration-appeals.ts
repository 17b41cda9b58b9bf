import { defineWorkflow } from '#catalogue/define.ts';

export const immigrationAppeals = defineWorkflow({
  id: 'immigration-appeals',
  name: 'Immigration appeals and removal defence',
  department: 'Legal',
  type: 'Business',
  description: 'Fighting a refusal or removal: grounds, bail, evidence, hearing, review.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(deportation|removal|asylum|refusal|refused|tribunal|judicial review|administrative review) ~ (appeal|hearing|bail|defence|defense|represent|tribunal|judicial review|review|home office|immigration|proceedings|court|visa|cases|claims)',
          '(immigration) (appeal|bail|bond|court|tribunal)',
        ],
      },
      {
        weight: 3,
        any: [
          '(immigration appeals|deportation defense|removal defense|asylum|deportation|asylum claims|immigration court|refusals appeals|immigration bail|visa refusals|removal proceedings)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(immigration appeals|(deportation|removal) (defense|defence)|asylum (applications|claims|)|judicial review|immigration bail)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(personal injury|criminal|tax|property tax|social security|benefits|admission|school|planning) appeals',
        '(snow|tree|junk|hair|ear|stump|waste|mold|tattoo|stain) removal',
      ],
      because: 'Other appeals and removals',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-refusal-deadlines',
      name: 'Read the refusal and deadlines',
      description: 'See the grounds and how many days are left.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'write-grounds-gather',
      name: 'Write grounds and gather evidence',
      description: 'Take statements and find experts and country reports.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(ground|evidence)'],
    },
    {
      id: 'ask-bail-stay',
      name: 'Ask for bail or stay',
      description: 'File at short notice and speak for release.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(bail)'],
    },
    {
      id: 'speak-at-hearing',
      name: 'Speak at the hearing',
      description: 'Question witnesses and argue the law.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(hearing|tribunal|court)'],
    },
  ],
});
