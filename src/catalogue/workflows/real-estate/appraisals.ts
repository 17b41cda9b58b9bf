import { defineWorkflow } from '#catalogue/define.ts';

export const appraisals = defineWorkflow({
  id: 'appraisals',
  name: 'Property appraisal',

  department: 'Finance',
  type: 'Analysis',
  description:
    "Finding a property's value for a lender, court or owner: order, visit, comparable sales, value and report.",
  industries: ['real-estate', 'financial', 'construction'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(home report|home reports|homebuyer report|red book)',
          'valuations ~ (tax|matrimonial|lending|probate|mortgage|charity) ',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(surveys valuations|=valuations|home reports|valuation surveys)'],
      },

      {
        weight: 3,
        any: [
          '(value|appraise) ~ (homes|property|properties|houses) ~ (lender|lenders|divorce|estate|estates|tax)',
          'order ~ appraisal',
          '(turnaround) ~ (days) ~ appraisal',
        ],
      },
      {
        weight: 3,
        any: [
          '(real estate|property|residential|home|commercial|estate|divorce|pre listing|land) (appraisal|appraiser)',
          '(certified|licensed|state certified) (residential |general |real estate |)appraiser',
          'appraisal (order|report|service|request|assignment|process)',
          'order ~ appraisal',
        ],
      },
      {
        weight: 2,
        any: ['(appraisals|order appraisal|appraisal services|residential appraisals|commercial appraisals)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(valuation|valuer) ~ (probate|divorce|matrimonial|shared ownership|help to buy|hmrc|rics|red book|bank|mortgage|tax|inheritance|registered|property|accepted|report|land)',
        ],
      },
      {
        weight: 3,
        any: [
          '(property valuations|rics valuations|red book valuations|probate valuations|help to buy valuations|matrimonial valuations|land valuation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(residential|commercial|estate|divorce|property|real estate|home) appraisal',
      'appraisal (service|review)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(order|ordered|arrange|arranged) ~ appraisal ~ =your (lender|bank)',
        'lender ~ appraisal (fee|required)',
        '(manage|coordinate|navigate|attend|handle|through|during) ~ appraisal (process|)',
      ],
      because: "A stage of a sale that the buyer's lender sees to.",
    },
    {
      scope: 'sentence',
      any: ['(jewelry|antique|performance|staff|vehicle) appraisal'],
      because: "Value of jewels or a year's talk with staff",
    },
    {
      scope: 'sentence',
      any: [
        '(lender|lenders|bank) ~ (order|orders|ordered|require|requires) ~ (appraisal|appraiser)',
        'appraisal ~ (ordered|contingency|gap|waiver)',
        '=the appraisal',
      ],
      because: "A stage of a sale that the buyer's lender sees to.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'order',
      name: 'Take the order',
      description: 'Check purpose, rights and conflict.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['order'],
    },
    {
      id: 'visit',
      name: 'Visit and measure',
      description: 'Walk, sketch and photograph.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'create-media'],
      shownBy: ['(inspect|visit|measure)'],
    },
    {
      id: 'compare',
      name: 'Find and adjust comparable sales',
      description: 'Search records and weigh differences.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 4 },
      traits: ['research', 'analyse-data'],
      shownBy: ['(comparable|sales data)'],
    },
    {
      id: 'value',
      name: 'Reconcile to one value',
      description: 'Weigh methods and decide.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 2, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['decide'],
      shownBy: ['(value|opinion)'],
    },
    {
      id: 'report',
      name: 'Write and defend the report',
      description: 'Explain and answer questions.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['report'],
    },
  ],
});
