import { defineWorkflow } from '#catalogue/define.ts';

export const equipmentService = defineWorkflow({
  id: 'equipment-service',
  name: 'Equipment repair and calibration service',
  naming: {
    parts: [
      { any: ['(calibration|calibrate|calibrated)'], name: 'Calibration service' },
      {
        any: [
          '(repair|repairs|repaired|rebuild|rebuilding|overhaul|rewind|recondition|service|maintenance|retrofit)',
        ],
        name: 'Equipment repair and service',
      },
    ],
  },
  department: 'Customer Service',
  type: 'Development',
  description:
    'Repairing, rebuilding, calibrating and inspecting machines and instruments for customers, in the shop or on site.',
  industries: ['manufacturing', 'product-maker', 'wholesale', 'energy-environment'],
  narrows: ['job-delivery', 'workshop-repairs'],
  delivers: {
    apart: 3,
    named: [
      '(machine|press|lathe|pump|motor|field) (rebuilding|rebuilds|service)',
      '(pump|motor|scale|forklift|compressor|gearbox|hydraulic|cylinder|generator|instrument|equipment|machine|machinery) (repair|rebuild|rebuilding|calibration|overhaul|service|maintenance)',
      '(instrument|gauge|scale) calibration',
      'field service',
    ],
    anywhere: true,
    notIn: ['tech', 'healthcare', 'restaurant', 'automotive'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'field returns ~ (logged|diagnosed|repaired)',
          '(returns|boards|units) ~ (diagnosed|repaired) ~ (retested|report)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['repair rework'] },

      {
        weight: 3,
        any: [
          '(return|send) ~ (unit|gauge|gauges|instrument) ~ (calibration|repair)',
          '(pick up|on site) ~ calibration',
          '(calibration|rework repair|warranty repairs) ~ (certificate|scale|scales|gauge|gauges|board|boards)',
        ],
      },
      {
        weight: 3,
        any: ['(calibration|warranty repairs|rework repair|repairs to farm machinery|equipment repair)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(=our|crews|millwrights|technicians|we) ~ (move|level|repair|rebuild|retrofit) ~ (machine|machines|equipment|press|presses|lathes|lines|plant)',
          '(strip|inspect|replace) ~ (bearings|ways|controls|spindle|spindles)',
          '(install|clean|service) ~ (draft|beer|dispense) (line|lines|system|systems)',
        ],
      },
      {
        weight: 2,
        any: [
          '(field service|rebuilds|machine rebuilding|on site service|equipment repair|=draft service|preventive maintenance)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(pump|motor|scale|forklift|compressor|gearbox|hydraulic|cylinder|instrument|gauge|equipment|machine|machinery|valve|spindle|crane|crusher) (repair|rebuild|rebuilding|calibration|overhaul|rewinding)',
          '(repair|rebuild|overhaul|rewind|recondition) ~ (pump|motor|equipment|machine|gearbox|cylinder|compressor|instrument|spindle)',
          '(field service|service technician|factory trained technician|on site (repair|service)|preventive maintenance program)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(repair services|field service|service repair|calibration|equipment repair|repairs|service department|parts service|pump repair|machine repair)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(sheet metal|cad|drafting|machined|machining|casting|design) (part|parts) (service|services)'],
      because: 'The making of parts.',
    },
    {
      scope: 'sentence',
      any: [
        '(=our (machine|equipment) ~ (maintained|calibrated|inspected)|color calibration|washing machine|machine repair kit)',
      ],
      because: "The company's own machines, or another kind.",
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'log-repair',
      name: "Log the request and the machine's history",
      description: 'Take serial number, symptom and urgency.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'look-up'],
    },
    {
      id: 'diagnose-machine',
      name: 'Take apart and diagnose',
      description: 'Measure wear, find the cause, write what is needed.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(inspect|evaluate|diagnos)'],
    },
    {
      id: 'quote-repair',
      name: 'Quote repair against new',
      description: 'Price parts and hours.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(quote|estimate)'],
    },
    {
      id: 'rebuild-machine',
      name: 'Repair, rebuild and test',
      description: 'Replace, fit and run.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 8, high: 32 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(repair|rebuild|test)'],
    },
    {
      id: 'calibrate',
      name: 'Calibrate and certify',
      description: 'Compare with a standard and write the certificate.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(calibrat|certif)'],
    },
    {
      id: 'visit-site',
      name: 'Travel and serve on site',
      description: 'Plan trips and stock, serve and train.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 20 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'coach'],
      shownBy: ['(field|on site|24)'],
    },
  ],
});
