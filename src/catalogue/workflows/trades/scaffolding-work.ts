import { defineWorkflow } from '#catalogue/define.ts';

export const scaffoldingWork = defineWorkflow({
  id: 'scaffolding-work',
  name: 'Scaffolding erection and hire',
  naming: {
    parts: [
      {
        any: [
          '(erect|erection|erected|dismantle|dismantling|install|installation|build|provider|contractor)',
        ],
        name: 'Scaffolding erection',
      },
      { any: ['(hire|rental|rent|sale|sales)'], name: 'Scaffolding hire' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Putting up access for other trades: survey, drawing, delivery, erection, inspection tags, changes and taking it down again.',
  industries: ['trades', 'construction'],
  narrows: ['job-delivery', 'construction-projects', 'equipment-rental'],
  delivers: {
    named: ['(=scaffolding|=scaffold)', '(scaffold|scaffolding) (erection|hire|rental|design|inspection)'],
    anywhere: true,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=scaffold|=scaffolds|=scaffolding) ~ (erect|erection|erected|hire|dismantle|dismantling|design|provider|company|contractor|contractors|service|services|tower|towers|residential|commercial|industrial|inspection)',
          '(erect|erection|hire|supply|provide|provider|provision|install|commercial|industrial|residential|domestic|tube fitting|system) ~ (=scaffold|=scaffolds|=scaffolding)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(=scaffolding|scaffolding services|scaffold hire|scaffolding hire|temporary roof|access scaffolding)',
        ],
      },
    ],
    jobTitles: ['scaffolder'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(learning|teaching|instruction|instructional|lesson|tissue|bone|code|project) ~ (scaffold|scaffolds|scaffolding)',
        '(=need|=use|=using|without|no) ~ (scaffold|scaffolds|scaffolding)',
        '(scaffold|scaffolding) ~ (learning|skill|skills|student|students|thinking)',
      ],
      because: 'Support of pupils or cells, or a means of another trade.',
    },
  ],
  minimumStrength: 5.5,
  tasks: [
    {
      id: 'survey-access',
      name: 'Survey the building and agree on the scaffold',
      description: 'Measure faces and ground, loads, ties, pavements and neighbours.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(survey|estimating|estimate|site visit)'],
    },
    {
      id: 'get-permits-and-drawings',
      name: 'Draw the scaffold and apply for licences',
      description:
        'Use a standard design or have it calculated, apply for the road licence and tell those next door.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 5, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'plan'],
      shownBy: ['(drawing|drawings|licence|permit|design)'],
    },
    {
      id: 'plan-gangs',
      name: 'Plan gangs and lorries for the week',
      description: 'Match jobs, strikes and changes with scaffolders, lorries and what stands in the yard.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'load-and-send',
      name: 'Count out and load scaffold material',
      description:
        'Count tubes, boards and fittings for the drawing, load the lorry, and check what comes back.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'erect-and-dismantle',
      name: 'Erect, alter and take down the scaffold',
      description: 'Build lift by lift, tie in, board out, and strike when the other trades have finished.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 12, high: 36 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(erect|erection|dismantle|dismantling)'],
    },
    {
      id: 'hand-over-and-inspect',
      name: 'Hand over, tag and inspect the scaffold',
      description:
        'Give the certificate and tag, check each week and after storms, and put right what is found.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 2, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
      shownBy: ['(inspection|inspected|safety|handover)'],
    },
    {
      id: 'bill-hire-weeks',
      name: 'Bill erection and weeks of hire',
      description:
        'Bill the price with its first weeks, then hire until it is off site, and changes by the hour.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'check-rules'],
    },
  ],
});
