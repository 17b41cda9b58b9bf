import { defineWorkflow } from '#catalogue/define.ts';

export const chemicalAnalysis = defineWorkflow({
  id: 'chemical-analysis',
  name: 'Chemical and microbiological analysis',
  naming: {
    variants: [
      { any: ['(water) (testing|test|analysis|samples)'], name: 'Water testing' },
      {
        any: ['(food|nutritional|nutrition|shelf life) (testing|analysis|labelling|studies)'],
        name: 'Food testing',
      },
      { any: ['(soil) (testing|analysis|tests)'], name: 'Soil testing' },
      { any: ['(microbiological|microbiology|pathogen|legionella)'], name: 'Microbiological testing' },
    ],
  },
  department: 'Research',
  type: 'Analysis',
  description:
    'Finding what is in a sample of metal, water, soil, food or drug: intake, preparation, instrument, check, report.',
  industries: [
    'manufacturing',
    'consulting',
    'energy-environment',
    'diagnostics',
    'food-production',
    'agriculture',
    'tech',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(chemical|elemental|spectro|spectrographic|spectroscopic|wet|icp|oes|xrf|gc ms) (analysis|analyses|testing|tests) ~ (steel|aluminium|alloys|water|food|samples|laboratory|lab|accredited|results|we|method|soil|products|cosmetics|drugs|days|icp|hplc|using)',
          '(hplc|trace metal|residue|nutritional|microbiological|microbiology|pathogen|legionella|proximate|heavy metals) (analysis|analyses|testing|tests) ~ (steel|aluminium|alloys|water|food|samples|laboratory|lab|accredited|results|we|method|soil|products|cosmetics|drugs|days|icp|hplc|using)',
          '(spark oes|icp|icp ms|hplc|gc ms|combustion) ~ (analysis|laboratory|samples|instruments|steels|equipped|detect|testing|methods)',
          '(water|soil|food|feed|oil|fuel|milk|drug|cosmetic) (testing|analysis) ~ (laboratory|lab|accredited|samples|results|nabl|a2la|method|client|kit|=our|days)',
        ],
      },
      {
        weight: 3,
        any: [
          '(chemical analysis|chemical testing|water testing|soil testing|soil analysis|food testing|microbiology|microbiological testing|water analysis|oil analysis|environmental testing|drug testing|cosmetics testing|analytical services|analytical testing|feed testing|food analysis|food microbiology|nutritional analysis|fuel testing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(chemical|water|soil|food|oil|fuel|feed|microbiological|microbiology|nutritional|elemental|analytical|environmental|cosmetics|pesticide residue|legionella|plant tissue) (analysis|testing|tests)',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(cfd|simulation|simulations|flame|emission|species|modeling|modelling) ~ (analysis|combustion)',
        'combustion (analysis|simulation|modeling|modelling)',
      ],
      because: 'Computed, not tested.',
    },
    {
      scope: 'sentence',
      any: ['(pool|spa|well pump|softener)', '(data|financial|business|market) analysis'],
      because: 'Service of pools, or figures',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-samples',
      name: 'Register samples for analysis',
      description: 'Number them, store them cold and check quantity and seal.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(sample)'],
    },
    {
      id: 'prepare',
      name: 'Prepare samples for the instrument',
      description: 'Dry, grind, digest or plate out what is to be measured.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'measure',
      name: 'Measure samples on the instrument',
      description: 'Calibrate, run blanks and standards, and read the values.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(icp|hplc|analysis|test)'],
    },
    {
      id: 'check-plausibility',
      name: 'Check whether the values are plausible',
      description: 'Look at repeats, control charts and limits and have doubtful samples run again.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'report',
      name: 'Write and sign the analysis report',
      description: 'Set values against limits, name the method and sign.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|result)'],
    },
  ],
});
