import { defineWorkflow } from '#catalogue/define.ts';

export const productDevelopment = defineWorkflow({
  id: 'product-development',
  name: 'Prototyping and product development',
  naming: {
    variants: [
      {
        any: [
          '(custom|bespoke) design ~ (pumps|machines|equipment|systems|products|tools)',
          '(design|designs) make custom',
        ],
        name: 'Custom product design',
      },
    ],
    parts: [
      { any: ['(prototype|prototyping|sample|first article|rapid)'], name: 'Prototyping' },
      {
        any: [
          '(product development|new product|product design|develop|development|r d|research|engineering)',
        ],
        name: 'Product development',
      },
    ],
  },
  department: 'Development',
  type: 'Development',
  description: "Taking a customer's or own idea from sketch to tested prototype and release for production.",
  industries: ['manufacturing', 'product-maker', 'print-shop'],
  narrows: ['design-work'],
  delivers: {
    apart: 3,
    named: [
      '=prototyping',
      '(rapid|product) (prototyping|development)',
      'reverse engineering',
      '3d (scanning|modeling)',
    ],
    anywhere: true,
    notIn: ['tech', 'agency', 'consulting', 'education', 'healthcare', 'trades'],
  },
  signals: {
    phrases: [
      { weight: 3, any: ['(laboratory|lab|chemists) develops ~ (products|formulations|grades|customers)'] },

      {
        weight: 3,
        any: [
          '(develop|develops) ~ (sensor|formula|formulas|recipe|ranges|product|products) ~ (=your|buyer|specification|range)',
          '(custom formulation|formulation development|recipe development|pattern making|custom sensors)',
          '(=we|=our|specialties|specialise|specialize|engineers|years) ~ (custom|bespoke) ~ (design|designs|designed)',
          '(design|designs|designed) ~ (make|makes|made|build|manufacture) ~ (custom|bespoke)',
          '(custom|bespoke) (designed|design|engineered) ~ (machine|machines|pump|pumps|equipment|systems|product|products|parts|components|solutions) ~ (application|applications|need|needs|suit|requirements|requirement|client|customer)',
          '(engineers|chemists) ~ (develop|write|lay out|formulate) ~ (formula|formulas|firmware|circuit|circuits|product)',
        ],
      },
      {
        weight: 3,
        any: [
          '(prototypes|=prototyping|custom formulation|formulation development|recipe development|pattern making grading|samples|product development|custom sensors)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(=we|=our engineers|=our team) (design|develop|engineer) ~ (sensor|sensors|machine|machines|device|devices|electronics|hardware|firmware)',
          '(design|develop) ~ (manufacture|make|build) ~ (own|house|factory|products)',
        ],
      },

      {
        weight: 3,
        any: [
          '(rapid|working|functional|quick turn|3d printed) prototype',
          '(prototype|prototyping) (service|development|shop|design|testing)',
          '(product|new product|concept) (development|engineering|design|launch) ~ (service|team|process|from|customer|concept|prototype|engineer|we|manufacturing)',
          '(=your idea|concept|napkin sketch|drawing) ~ (to (production|product|market|reality)|finished product|prototype|reality)',
          '(reverse engineering|3d scanning|cad modeling|research and development|research development)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(=prototyping|prototypes|product development|engineering services|engineering design|rapid prototyping|reverse engineering|research development|new product development)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(software|web|app|drug|youth|child|staff) (development|prototype)'],
      because: 'Software or people.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-idea',
      name: 'Hear idea, use and limits',
      description: 'Ask what it must do, cost and endure.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'advise'],
      shownBy: ['(idea|concept|consult)'],
    },
    {
      id: 'design-product',
      name: 'Design and draw',
      description: 'Model, choose material, calculate.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 1, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['design'],
      shownBy: ['(design|cad|drawing|model)'],
    },
    {
      id: 'make-prototype',
      name: 'Make the prototype',
      description: 'Print, machine or sew one.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['prototype'],
    },
    {
      id: 'test-prototype',
      name: 'Test and change',
      description: 'Load, measure, learn.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'hands-on'],
      shownBy: ['(test|refine|iterate)'],
    },
    {
      id: 'release-production',
      name: 'Release for production',
      description: 'Write drawings, lists and control plan.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(production|launch)'],
    },
    {
      id: 'keep-rights',
      name: 'Keep drawings and secrets safe',
      description: 'File versions, agree on secrecy.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(nda|confidential|patent)'],
    },
  ],
});
