import { defineWorkflow } from '#catalogue/define.ts';

export const inspectionTesting = defineWorkflow({
  id: 'inspection-testing',
  name: 'Inspection and testing',
  naming: {
    parts: [
      { any: ['(inspect|inspection|inspector|survey)'], name: 'Inspection' },
      { any: ['(test|testing|tester|analysis)'], name: 'Testing' },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Testing installations that the law or an insurer wants tested: keeping due dates, testing on site, judging the result and filing the certificate.',
  industries: ['consulting', 'trades', 'construction', 'security-services', 'energy-environment'],
  delivers: {
    apart: 3,
    named: [
      '(fire|sprinkler|backflow|home|building|roof|elevator|alarm|boiler|termite|septic|electrical|thermal|drone) (inspection|testing|certification|survey)',
      'non destructive testing',
      '(cctv drain|cctv|drain|drain camera) (survey|inspection)',
    ],
    kinds: ['inspection', 'calibration'],
    anywhere: true,
    notIn: ['healthcare', 'education', 'tech', 'manufacturing', 'consulting', 'legal', 'real-estate'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(radon|mold|mould|air|sewer|termite) (testing|test|scope|inspection|inspections)',
          '(buyer|buyers|pre purchase|new construction|home|structural|safety) (inspection|inspections)',
          '(materials|mechanical|chemical|water|soil|food) (testing|analysis)',
          '(test) ~ (water|soil|food|materials|samples)',
          '(electrical installation) condition report',
        ],
      },
      {
        weight: 3,
        any: [
          '(radon testing|buyers inspections|home inspections|mold air|sewer scope|safety inspections|structural inspections|mechanical testing|chemical analysis|failure analysis|asbestos surveys)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(asbestos|lead|mold|radon|air quality|soil|water) (survey|surveys|inspection|inspections|testing|sampling|test)',
          '(inspectors|technicians|engineers) ~ (survey|inspect|sample|test) ~ (building|buildings|home|homes|before|air|soil)',
        ],
      },
      {
        weight: 2,
        any: ['(asbestos lead|asbestos|mold testing|radon|materials testing)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(backflow|sprinkler|fire pump|fire alarm|gas|boiler|elevator|pressure|code) (inspection|test) ~ (certification|certificate|compliance|required|report|due|tester)',
          '(annual|backflow|standpipe|fire pump|sprinkler|system) (testing|inspection)',
          '(testing|inspection) certification',
          '(test|inspect|certify) ~ (backflow|sprinkler|standpipe|system|boiler|code)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(inspections|=testing|backflow testing|inspection|fire inspections|certification)'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(soil|gas|groundwater) (sampling|monitoring)'], because: 'A study of land' },
    {
      scope: 'sentence',
      any: ['free (roof |home |)inspection', 'home inspector', '(drug|software|a b) testing'],
      because: 'A sales visit or another kind of test.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'watch-due-dates',
      name: 'Watch due dates and agree test visits',
      description: 'Know which installation is due, remind the owner and agree a date.',
      role: 'Service Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind', 'schedule'],
      shownBy: ['annual (test|testing|inspection)'],
    },
    {
      id: 'test-on-site',
      name: 'Test installations on site',
      description: 'Measure, operate and look at every part the rule names.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 5, high: 17 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 5, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(test|testing|inspect)'],
    },
    {
      id: 'judge-result',
      name: 'Judge the test result',
      description: 'Decide whether it passes and what must be mended.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 3, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['check-rules', 'decide'],
      shownBy: ['compliance'],
    },
    {
      id: 'quote-repair',
      name: 'Quote the repairs the test calls for',
      description: 'Price what failed, explain the risk and take the order.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'forecast'],
      shownBy: ['(deficiency|repair ~ (fail|device|assembly)|correct)'],
    },
    {
      id: 'keep-instruments',
      name: "Keep gauges and testers' licences valid",
      description: 'Have instruments calibrated and watch licence and course dates.',
      role: 'Service Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(calibrate|calibration|licensed tester|certified (tester|inspector|technician)|nicet)'],
    },
    {
      id: 'file-certificate',
      name: 'Write and file the test certificate',
      description: 'Fill in the form and send it to owner and authority.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(certification|certificate|report)'],
    },
  ],
});
