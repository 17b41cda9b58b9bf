import { defineWorkflow } from '#catalogue/define.ts';

export const immigrationAppeals = defineWorkflow({
  id: 'immigration-appeals',
  name: 'Immigration appeals and removal defence',
  department: 'Legal',
  type: 'Business',
  description:
    'Fighting a refusal or removal: reading the decision, grounds and evidence, bail, hearing, and what can still be done after it.',
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
      name: 'Read the refusal and its deadlines',
      description: 'See the grounds, how many days are left and what the chances are.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['check-rules', 'advise'],
    },
    {
      id: 'write-grounds-gather',
      name: 'Write grounds of appeal and gather evidence',
      description: 'Take statements and find experts and country reports.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'research'],
      shownBy: ['(ground|evidence)'],
    },
    {
      id: 'ask-bail-stay',
      name: 'Ask for bail or a stay of removal',
      description: 'File at short notice and speak for release.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(bail)'],
    },
    {
      id: 'speak-at-hearing',
      name: 'Speak at the appeal hearing',
      description: 'Question witnesses and argue the law.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(hearing|tribunal|court)'],
    },
    {
      id: 'explain-outcome',
      name: 'Explain the outcome and what is left',
      description: 'Read the decision with the client and advise on review, a new application or leaving.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise'],
    },
  ],
});
