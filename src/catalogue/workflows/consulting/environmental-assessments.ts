import { defineWorkflow } from '#catalogue/define.ts';

export const environmentalAssessments = defineWorkflow({
  id: 'environmental-assessments',
  name: 'Environmental assessment and sampling',
  naming: {
    variants: [
      {
        any: ['(contaminated land|trial pits|boreholes|desk study)'],
        name: 'Contaminated land investigation',
      },
    ],
    parts: [
      { any: ['(assessment|assessments|phase|study|studies|review)'], name: 'Environmental assessment' },
      { any: ['(sampling|sample|samples|testing|test|monitoring)'], name: 'Environmental sampling' },
    ],
  },
  department: 'Research',
  type: 'Analysis',
  description:
    'Finding out the state of land, water and air: order, history of the site, visit, samples, laboratory results, report for buyer or authority.',
  industries: ['consulting', 'energy-environment', 'construction'],
  delivers: {
    named: [
      '(phase i|phase ii|environmental) site assessment',
      'wetland delineation',
      '(soil|groundwater) (sampling|monitoring)',
      'environmental due diligence',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(contaminated land|land contamination|land quality|geo environmental|phase 1 desk studies|site investigation|ground investigation|geoenvironmental|soil groundwater)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(phase 1|phase 2|phase i|phase ii|phase one|phase two) ~ (desk study|trial pits|boreholes|soil|gas monitoring|site investigation)',
          '(desk study|trial pits|boreholes) ~ (contaminated|soil sampling|gas monitoring|days|samples|laboratory|land)',
        ],
      },
      {
        weight: 3,
        any: [
          '(phase i|phase ii|phase 1|phase 2|environmental) (site|) (assessment|assessments|audit|survey|surveys|due diligence)',
          '(soil|groundwater|air quality|water) (sampling|monitoring) ~ (we|report|site|laboratory|well|wells|buyer|buyers|client|our|analysis|environmental)',
          '(wetland|habitat|ecological|species) (delineation|survey|surveys|assessment)',
          '(sample) ~ (soil|groundwater) ~ (doubt|contamination|laboratory)',
          '=our (biologists|geologists|ecologists) ~ (flag|write|survey|sample)',
          '(asbestos|lead paint|mold) (survey|surveys)',
        ],
      },
      {
        weight: 3,
        any: [
          '(environmental due diligence|site assessments|phase i ii site assessments|groundwater monitoring|wetland delineation|ecological surveys|soil sampling|environmental site assessment|asbestos surveys)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [{ scope: 'sentence', any: ['(garden|lawn|plant) ~ soil'], because: 'Garden soil' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'scope',
      name: 'Agree site, purpose and scope of the assessment',
      description:
        'Ask what is bought, built or financed, which standard applies and by when, and name a price.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['interview', 'plan'],
    },
    {
      id: 'history',
      name: 'Look up the history of the site',
      description: 'Search maps, permits and records for what was done there.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(history|records)'],
    },
    {
      id: 'visit',
      name: 'Visit the site and take samples',
      description: 'Walk the site, drill or draw samples and keep them traceable.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 2, error: 4, data: 5 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(sample|sampling|visit)'],
    },
    {
      id: 'judge',
      name: 'Judge the results against limits',
      description: 'Compare laboratory figures with limits and background and say what they mean.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(results|laboratory|limits)'],
    },
    {
      id: 'report',
      name: 'Write the environmental assessment',
      description: 'Set out findings, doubts and what to do next for buyer, bank or authority.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['report'],
    },
  ],
});
