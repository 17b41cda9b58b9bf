import { defineWorkflow } from '#catalogue/define.ts';

export const nondestructiveTesting = defineWorkflow({
  id: 'nondestructive-testing',
  name: 'Non-destructive testing',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Looking for hidden faults without harm: ultrasound, X-ray, magnetic particles, dye, eddy current, in the shop or on site.',
  industries: ['manufacturing', 'machine-shop', 'consulting', 'construction', 'energy-environment', 'trades'],
  narrows: ['inspection-testing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(non destructive|nondestructive|ndt|ultrasonic|radiographic|magnetic particle|dye penetrant|liquid penetrant|eddy current|phased array|x ray) (testing|inspection|examination|test|thickness) ~ (weld|on site|site|castings|pipe|pipeline|level|technicians|accredited|=our|inspection|radiographic|we|components|services|magnetic|dye|ultrasonic|tanks|vessels)',
        ],
      },
      {
        weight: 3,
        any: [
          '(ndt|non destructive testing|nondestructive testing|ultrasonic testing|radiography|radiographic testing|magnetic particle inspection|dye penetrant testing|ndt services|eddy current testing|weld inspection|phased array)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(non destructive|nondestructive|ultrasonic|radiographic|magnetic particle|dye penetrant|eddy current|liquid penetrant|phased array) (testing|inspection)',
      'ndt',
      'weld inspection',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-method-procedure',
      name: 'Choose method and procedure',
      description: 'By material, shape and standard.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
    {
      id: 'prepare-surface-set',
      name: 'Prepare surface and set up',
      description: 'Clean, calibrate, fence off.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'inspect',
      name: 'Inspect',
      description: 'Scan, expose or spray and mark what shows.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(ultrasonic|radiograph|penetrant|inspect)'],
    },
    {
      id: 'judge-indications',
      name: 'Judge indications',
      description: 'Size and compare with what is allowed.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'report',
      name: 'Report',
      description: 'Sketch, films and verdict.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
