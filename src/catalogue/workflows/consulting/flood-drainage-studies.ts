import { defineWorkflow } from '#catalogue/define.ts';

export const floodDrainageStudies = defineWorkflow({
  id: 'flood-drainage-studies',
  name: 'Flood risk and drainage design',
  department: 'Development',
  type: 'Analysis',
  description:
    'Saying how wet a site may get and where its water goes: data, model, drainage design, report and approval.',
  industries: ['consulting', 'construction', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(flood risk|flood) (assessment|study|modelling|modeling|consultant|report) ~ (planning|drainage|suds|site|model|design|developers|we|development|hydraulic)',
          '(suds|drainage|surface water|stormwater) (design|strategy|plan|calculations|report) ~ (flood|planning|hydraulic|site|development|we|developers|permit|approval|adoption|modelling|assessments|consultant)',
          'hydraulic (modelling|modeling|model)',
        ],
      },
      {
        weight: 3,
        any: [
          '(flood risk|flood risk assessments|flood risk drainage|drainage design|suds design|drainage strategy|hydraulic modelling|hydrology|stormwater management|stormwater design|stormwater)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(flood risk (assessment)|(drainage|suds|stormwater) (design|strategy|management)|hydraulic (modelling|modeling)|hydrology)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(insurance|insure|restoration|damage|extraction|premium)'],
      because: 'Insurance or repair',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'gather-levels-maps',
      name: 'Gather levels, flood maps and records',
      description: 'Ask the authority and the surveyor for data and check what is missing.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['research', 'extract-data'],
    },
    {
      id: 'model-flow-flooding',
      name: 'Model flow and flooding',
      description: 'Build the model and run storms through it.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 5, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'forecast'],
      shownBy: ['(model|hydraulic)'],
    },
    {
      id: 'design-drainage',
      name: 'Design the drainage of the site',
      description: 'Size pipes, ponds and outlets and lay them out.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['design'],
      shownBy: ['(drainage|suds|design)'],
    },
    {
      id: 'write-assessment',
      name: 'Write the flood risk assessment',
      description: 'Show risk, levels and measures for the authority.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(assessment|report)'],
    },
    {
      id: 'settle-comments-authority',
      name: "Settle the authority's comments on drainage",
      description: 'Answer questions and change drawings until it is approved.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['(approval|council|authority)'],
    },
  ],
});
