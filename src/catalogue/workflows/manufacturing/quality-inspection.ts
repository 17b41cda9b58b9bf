import { defineWorkflow } from '#catalogue/define.ts';

export const qualityInspection = defineWorkflow({
  id: 'quality-inspection',
  name: 'Quality inspection',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Proving that goods are right: measuring first pieces and runs, documenting, and finding causes when they are not.',
  industries: ['manufacturing'],
  coreOf: ['machine-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=our) quality (policy|control|assurance|team|standards|lab|laboratory|department) ~ (every|each|ensure|ensures|test|tests|tested|check|checks|inspect|product|products|raw|stage|parameters)',
          '(quality (tests|testing|checks|parameters)|quality tested|checked =for quality|inspected =for quality) ~ (every|each|stage|before|product|products|raw|material|materials|strict|stringent|various|experts)',
        ],
      },
      { weight: 3, any: ['(coa|certificate analysis) ~ (every|each) batch', 'retention samples'] },

      {
        weight: 3,
        any: [
          '(certificates|certificate) ~ (3.1|10204|conformity|analysis|material|mill)',
          '(spectrometer|tensile|hardness|microstructure|chemistry) ~ (every|each|melt|batch|recorded|checked|tested|test)',
          '(batch|batches|lot|lots) ~ (coded|traced|tested|sampled|released|checked) ',
          '(ingredients|allergens) ~ (segregated|traced|controlled|declared)',
          '(metal detected|metal detection|lines ~ swabbed|swabbed)',
          '(tested|checked|inspected) ~ (before|prior) ~ (leave|leaves|shipped|shipping|dispatch|despatch|packing|packed)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(quality control|quality assurance|food safety|testing laboratory|inspection testing|allergens)',
        ],
      },

      {
        weight: 3,
        any: [
          '(quality controllers|quality team|quality control team|quality inspectors|quality experts|quality department|=qc team) ~ (test|tests|testing|check|checks|inspect|inspects|subject|examine|examines|monitor)',
          '(tested|testing|inspected|checked|inspection) ~ (prior|before) ~ (dispatch|shipment|delivery|despatch|packing|shipping)',
        ],
      },
      {
        weight: 3,
        any: [
          '(aoi|x ray|ict) ~ (functional test|test)',
          '(each|every) (batch|run|lot|arm|unit) ~ (inspected|tested|tasted|metal detected|released)',
          'cmm (report|reports)',
          '100 (%|percent|) tested',
          '(certificate of analysis|stability studies|method validation)',
        ],
      },
      {
        weight: 3,
        any: ['(quality control|laboratory testing|cmm inspection|quality inspection)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(every|each) (case|part|piece|unit|board|order|batch|machine) ~ (checked|inspected|tested|microscope|run under power)',
        ],
      },

      {
        weight: 3,
        any: [
          '(incoming|first off|first article|in process|final|visual|dimensional) (inspection|inspections|check|checks)',
          '(inspection|quality|control) (planning|plan|plans|gate|gates)',
          '(quality control|quality assurance|qc) ~ (team|house|department|every|step|in|check|inspect|test|stage|process|lab|laboratory)',
          '(cmm|coordinate measuring|spc|ppap|fai) ~ (inspect|report|inspection|machine|measure|data)',
        ],
      },
      {
        weight: 2,
        any: ['(capabilities quality|quality control|quality assurance|quality inspection|inspection)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(quality (control|assurance|inspection|check|system|management system|testing|standard)|=iso 9001|inspected|tested) ~ (every|each|before|part|product|strict|rigorous|stringent|ensure|process|system|procedure|certified|batch|stage|department)',
        ],
      },
      {
        weight: 3,
        any: [
          '(quality (inspection|control|assurance)|first article|final inspection|in process inspection|dimensional inspection) ~ (part|inspection|report|process|every|each|measure|cmm|ship|program|system|standard|document|department|team|ensure)',
          '(inspect|inspected|inspection|measure) ~ (part|before ship|every|cmm|first article|tolerance|dimension)',
          '(=CMM|first article) (inspection|report)',
          '(certificate|certificates) of (conformance|conformity)',
          '(first article|batch|part) ~ (measured|inspected)',
          'inspection report',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(quality|inspection|quality control|quality assurance)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(home|vehicle|roof|building) inspection'],
      because: 'Inspections as a service.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-incoming',
      name: 'Check incoming material',
      description: 'Compare deliveries and certificates with the order and hold what does not fit.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
      shownBy: ['(incoming (inspection|material)|receiving inspection|material certificate)'],
    },
    {
      id: 'plan-checks',
      name: 'Plan what is checked and how often',
      description: 'Set features, means and frequency.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 2 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(inspection plan|standard)'],
    },
    {
      id: 'measure',
      name: 'Measure parts and compare with the drawing',
      description: 'Measure first pieces and samples and note every feature asked for.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 4, high: 13 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(measure|cmm|inspect)'],
    },
    {
      id: 'document-quality',
      name: 'Write inspection reports and certificates',
      description: 'Fill in reports and certificates for the customer.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(report|certificate|documentation)'],
    },
    {
      id: 'handle-deviation',
      name: 'Handle deviations and their causes',
      description: 'Stop, find the cause and agree what to do.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['diagnose', 'analyse-data'],
      shownBy: ['(nonconform|corrective|deviation)'],
    },
    {
      id: 'keep-gauges',
      name: 'Keep gauges calibrated',
      description: 'Watch due dates, check or send gauges out and file the certificates.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(calibrate|calibration|gage|gauge)'],
    },
    {
      id: 'prepare-audit',
      name: 'Prepare and pass quality audits',
      description: 'Keep the manual current, audit own departments and answer the auditor.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(=ISO|=AS9100|audit|registrar|certified quality)'],
    },
  ],
});
