import { defineWorkflow } from '#catalogue/define.ts';

export const materialsTesting = defineWorkflow({
  id: 'materials-testing',
  name: 'Mechanical testing of materials',
  naming: {
    parts: [
      {
        any: [
          '(tensile|hardness|fatigue|charpy|torsion|shear|steel|metal|welds|mechanical|concrete|cement|aggregate|brick|asphalt|bitumen|materials)',
        ],
        name: 'Material testing',
        word: 'Material',
      },
      { any: ['(soil|geotechnical|proctor|plate load)'], name: 'Soil testing', word: 'soil' },
    ],
    joined: '{parts} testing',
  },
  department: 'Research',
  type: 'Analysis',
  description:
    'Measuring how strong and hard materials are: taking samples in, cutting test pieces, running the test, judging it by the standard, and the certificate.',
  industries: [
    'manufacturing',
    'machine-shop',
    'consulting',
    'construction',
    'energy-environment',
    'diagnostics',
    'tech',
  ],
  narrows: ['inspection-testing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(tensile|hardness|impact|bend|fatigue|charpy|compression|shear|torsion) ~ (test|testing) ~ (machined|coupon|sample|laboratory|lab|astm|iso|accredited|steel|metals|welds|concrete|materials|certificate|hardness|fatigue|bend|specimens)',
          '(concrete|soil|asphalt|aggregate|cube|steel|mechanical) testing ~ (laboratory|lab|accredited|technicians|site|samples|cylinders|cores|astm|results|compressive|compaction|strength)',
          '(cube|cylinder|core) (testing|tests|crushing)',
          '(testing|physical testing) ~ (building materials|construction materials|cement|concrete|aggregates|bitumen|asphalt|soil samples)',
          '(compressive strength|sieve analysis|slump cone|proctor|atterberg|flakiness|plate load|core cutter) ~ (test|testing|concrete|cement|soil|aggregate|brick|density|analysis)',
          '(in situ|on site|field|laboratory) (test|testing) ~ (material|soil|concrete)',
        ],
      },
      {
        weight: 3,
        any: [
          '(mechanical testing|materials testing|tensile testing|hardness testing|concrete testing|construction materials testing|soil testing|fatigue testing|physical testing|metal testing|asphalt testing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(mechanical|materials|tensile|hardness|concrete|fatigue|asphalt|aggregate|physical|impact|geotechnical) testing',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-samples-note',
      name: 'Take in test material and note the standard',
      description: 'Label and number it and ask for what the order leaves open.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(sample)'],
    },
    {
      id: 'cut-machine-test',
      name: 'Cut and machine test pieces',
      description: 'Saw, turn and mill them to the drawing in the standard.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(machined|cut|coupon)'],
    },
    {
      id: 'run-test',
      name: 'Run the mechanical test',
      description: 'Pull, hit or press the piece and record force and length.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(tensile|hardness|impact|test)'],
    },
    {
      id: 'compare-standard',
      name: 'Compare test values with the standard',
      description: 'Work out the values and say pass or fail.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'issue-certificate',
      name: 'Issue the test certificate',
      description: 'Check the figures, sign and send.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(certificate|report|results)'],
    },
  ],
});
