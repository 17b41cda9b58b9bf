import { defineWorkflow } from '#catalogue/define.ts';

export const engineeringDesign = defineWorkflow({
  id: 'engineering-design',
  name: 'Engineering design and calculations',
  naming: {
    parts: [
      { any: ['(engineer|engineers|engineering|design|drawing|drawings|plans)'], name: 'Engineering design' },
      { any: ['(calculate|calculation|calculations)'], name: 'Engineering calculations' },
    ],
  },
  department: 'Development',
  type: 'Development',
  description:
    'Designing what has to stand, flow or run: loads and demands, calculation, drawings, checking, and answers during the building.',
  industries: ['construction', 'consulting', 'staffing', 'product-maker', 'machine-shop'],
  delivers: {
    named: ['(structural|civil|mechanical|electrical|mep|geotechnical) (engineering|design)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(structural|civil|mechanical|electrical|geotechnical|mep|hvac|plumbing|lighting) (design|engineering|calculations|drawings) ~ (we|our|engineer|engineers|building|buildings|client|service|services|plans|project|projects|school|schools|stamped|frames|beams)',
          '=our engineers ~ (calculate|design|prepare|stamp|model|draw) ~ (beam|beams|foundation|foundations|plan|plans|system|systems|document|documents|structure|structures)',
          '(calculate|design) ~ (beams|foundations|frames|retaining walls|drainage)',
          '(stamped|sealed|engineered) (drawing|drawings|plans)',
          '(grading|stormwater|drainage|utility) plans',
          '(engineering|design) (support|services|consulting|consultancy) ~ (design engineering|drafting|drafting services|fea|finite element|cad|solid modeling|solid modelling|prototype)',
          '(finite element|fea|cfd|stress) analysis',
          '(product|machine|tool|tooling|fixture|mechanical|electrical|pcb|instrument) design ~ (engineer|engineers|cad|solid|solidworks|service|services|drafting|prototype)',
          '(cad|3d|2d|mechanical) (drafting|modeling|modelling|design) (service|services|support|outsourcing)',
        ],
      },
      {
        weight: 3,
        any: [
          '(machine design|product design engineering|engineering design|design engineering|drafting services|cad drafting|fea analysis|cad services|engineering consulting|structural design|structural engineering|civil engineering|mechanical engineering|electrical engineering|mep engineering|site drainage plans|geotechnical engineering|hvac design|forensic engineering)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(degree|bachelor|phd|student|graduated) ~ engineering',
        '(electrical|plumbing|hvac) (installation|repair|contractor)',
      ],
      because: 'A degree, or a trade',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'demands',
      name: 'Find loads, demands and rules',
      description: 'Ask client and architect what is wanted, visit and look up the codes.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'check-rules'],
      shownBy: ['(code|codes|loads|survey)'],
    },
    {
      id: 'calculate',
      name: 'Calculate loads and sizes and choose the system',
      description: 'Work out sizes and systems and compare ways.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 5, high: 14 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'design'],
      shownBy: ['(calculat|model)'],
    },
    {
      id: 'draw',
      name: 'Draw plans and details',
      description: 'Make drawings and details and keep them in step with the other trades.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['design'],
      shownBy: ['(drawing|drawings|plans)'],
    },
    {
      id: 'check',
      name: 'Check and sign the drawings',
      description: 'Go over numbers and drawings and put the name under them.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 2, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['check-rules', 'decide'],
      shownBy: ['(stamp|seal|review)'],
    },
    {
      id: 'site',
      name: 'Answer questions while it is built',
      description: 'Read shop drawings, answer questions and look on site.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['answer-questions', 'diagnose'],
      shownBy: ['(rfi|shop drawing|construction administration)'],
    },
  ],
});
