import { defineWorkflow } from '#catalogue/define.ts';

export const utilityMains = defineWorkflow({
  id: 'utility-mains',
  name: 'Water main and hydrant upkeep',
  department: 'Operations',
  type: 'Business',
  description:
    'Keeping pipes, valves and hydrants of a water or sewer system sound: finding leaks, repairs, flushing, replacement and notices.',
  industries: ['government', 'energy-environment'],
  delivers: {
    named: [
      '(main|mains|pipe|pipeline) replacement',
      'hydrant (flushing|maintenance|testing)',
      '(water|sewer) (main|mains|line|lines) (replacement|repair|maintenance|cleaning)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(main|mains|water main|sewer main|pipeline|lines) ~ (replaced|replacement|replacing|repaired|rehabilitation|break|breaks|cleaned|jetted|lining)',
          '(flushing|flush|flushed|flow test|flow tested) ~ (hydrants|hydrant|mains|lines|system)',
          '(hydrant flushing|valve exercising|leak detection|smoke testing|manhole|sewer cleaning)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(main replacement|hydrant flushing|water main replacement|capital projects|=flushing|sewer maintenance|line maintenance)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(homeowner|homeowners|customers|customer) ~ responsible'],
      because: "The customer's own pipe.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-mains',
      name: 'Plan flushing and replacement',
      description: 'Choose streets by age, breaks and complaints and set the year.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 5, revenue: 2 },
      traits: ['plan', 'analyse-data'],
    },
    {
      id: 'tell-residents',
      name: 'Tell residents of works on mains',
      description: 'Send notices with dates, low pressure and detours.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'remind'],
    },
    {
      id: 'find-leak',
      name: 'Find leaks in mains',
      description: 'Listen, read pressure and meters and mark the place.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'diagnose'],
    },
    {
      id: 'repair-main',
      name: 'Repair pipes, valves and hydrants',
      description: 'Shut off, dig, mend, disinfect and fill in.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'flush-hydrants',
      name: 'Flush and test hydrants',
      description: 'Open, measure, note and mend what sticks.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'enter-data'],
    },
    {
      id: 'keep-network-map',
      name: 'Keep maps and records of the mains',
      description: 'Enter what was done and found.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
