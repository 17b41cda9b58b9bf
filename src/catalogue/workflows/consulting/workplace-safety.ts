import { defineWorkflow } from '#catalogue/define.ts';

export const workplaceSafety = defineWorkflow({
  id: 'workplace-safety',
  name: 'Workplace safety inspections and programmes',
  naming: {
    parts: [
      { any: ['(inspection|inspections|inspect|audit|audits|walk)'], name: 'Workplace safety inspections' },
      {
        any: [
          '(program|programs|programme|programmes|plan|plans|written|manual|manuals|method statements|risk assessments)',
        ],
        name: 'Workplace safety programmes',
      },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    "Keeping a client's people from harm and its papers in order: inspecting, written programmes, accident investigation and measuring dust and noise.",
  industries: ['consulting'],
  delivers: {
    named: [
      'safety (inspection|audit|inspections|audits)',
      '(accident|incident) investigation',
      'risk assessments',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(site|workplace|shop) safety (inspection|inspections|audit|audits|programs|plans)',
          'mock (osha|) (inspection|inspections)',
          '(accident|incident) investigation ~ (report|cause|causes|we|lead|service|root)',
          '(after ~ accident) ~ (investigation|investigate)',
          '(risk assessments|method statements|written programs|safety plans|safety manuals) ~ (written|write|work|site|safety|your)',
          '(measure|measures) ~ (dust|noise)',
          'competent person',
        ],
      },
      {
        weight: 3,
        any: [
          '(site safety inspections|mock osha inspections|written programs|accident investigation|risk assessments|safety audits|safety inspections|air noise sampling|safety plans|method statements safety plans)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(food|patient|vehicle|home|product|fire) safety'],
      because: 'Another safety',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'inspect',
      name: 'Walk the workplace and list dangers',
      description: 'Look at machines, heights, chemicals and habits as an inspector would.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(inspect|inspection|audit)'],
    },
    {
      id: 'measure',
      name: 'Measure dust, noise and air at work',
      description:
        'Fit samplers and meters on people and machines, send filters to the laboratory and compare with the limits.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'analyse-data'],
    },
    {
      id: 'write',
      name: 'Write safety programmes and plans',
      description: "Turn rules into procedures that fit the client's work.",
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(written|plan|programs)'],
    },
    {
      id: 'follow',
      name: 'Follow up the dangers found',
      description: 'Agree who mends what by when and check it.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['remind', 'monitor'],
    },
    {
      id: 'investigate',
      name: 'Investigate workplace accidents',
      description: 'Secure proof, hear people, find the causes and write the report.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 4, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'diagnose', 'hands-on'],
      shownBy: ['(accident|incident|investigat)'],
    },
  ],
});
