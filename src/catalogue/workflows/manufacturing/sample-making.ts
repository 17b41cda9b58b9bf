import { defineWorkflow } from '#catalogue/define.ts';

export const sampleMaking = defineWorkflow({
  id: 'sample-making',
  name: 'Sample development and approval',
  naming: {
    parts: [
      {
        any: ['(develop|development|developed|make|making|produce|produced|sampling)'],
        name: 'Sample development',
      },
      {
        any: ['(approve|approved|approval|approvals|validation|validated|confirmation|sign)'],
        name: 'Sample approval',
      },
    ],
  },
  department: 'Development',
  type: 'Business',
  description:
    "Making and approving samples before production: reading the buyer's specification, making and measuring the piece, sending it, noting what the buyer wants changed and keeping the approved one.",
  industries: ['manufacturing', 'product-maker', 'print-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(sample|samples|pre production sample|pilot sample|swatch) ~ (development|developed|approval|approved|making|stage|room|confirmation|validated|validation|review|submitted|produced|signed)',
          '(approve|approval|confirm|develop|make|review|produce|submit|sign) ~ (sample|samples|pre production sample|physical sample|lab dip|lab dips|strike off|strike offs)',
          '(sampling|sample) (process|stage|service|services|department|room|lead time|and approval)',
          '(tech pack|tech packs) ~ (sample|samples|review|pattern|production)',
        ],
      },
      {
        weight: 2,
        any: [
          '(=sampling|sample development|sample making|samples approval|sample approval|sample =& approval|sample confirmation|sampling approval|sample production|pre production samples|tech pack review)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(water|soil|blood|urine|writing|work|lab|audio|dna|test|oil|food|air|specimen|ore|core) (sample|samples|sampling)',
        '(sample|samples) ~ (tested|laboratory|analysis|collected|analysed|analyzed|statistical|survey|music)',
        '(free|order|request) (sample|samples)',
        '(sample (menu|size|chapter|report|itinerary|pack|packs|kit))',
      ],
      because: 'Specimens, or goods given to try',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-pack',
      name: 'Read the tech pack or reference piece',
      description: 'See measures, materials and finish and ask what is missing.',
      role: 'Product Development Lead',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['extract-data', 'interview'],
      shownBy: ['(tech pack|reference|drawing|drawings|specification)'],
    },
    {
      id: 'get-sample-material',
      name: 'Get material and trims for the sample',
      description: 'Find fabric, parts or colours in small amounts, from stock or from suppliers.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'make-sample',
      name: 'Make the sample',
      description: 'Cut, build or mould one piece the way it will be made in production.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(sample|samples|prototype|mock up)'],
    },
    {
      id: 'measure-sample',
      name: 'Measure the sample against the specification',
      description:
        'Check measures, colour and finish, and have it made again before a poor piece leaves the house.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
    },
    {
      id: 'send-sample',
      name: 'Send samples and note what the buyer wants changed',
      description: "Ship the sample, collect the buyer's remarks and put them into the next round.",
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(approval|approve|review|feedback|confirm)'],
    },
    {
      id: 'keep-sealed',
      name: 'Keep the approved sample for production',
      description: 'Seal and file it with its papers so that production is checked against it.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
      shownBy: ['(approved sample|sealed|reference sample|golden)'],
    },
  ],
});
