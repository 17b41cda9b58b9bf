import { defineWorkflow } from '#catalogue/define.ts';

export const dangerousGoods = defineWorkflow({
  id: 'dangerous-goods',
  name: 'Dangerous goods handling',
  department: 'Operations',
  type: 'Business',
  description:
    'Moving goods that burn, poison or explode: classing, packing, labelling and declaring them by the rules of road, sea and air, and handing them to carriers that may take them.',
  industries: ['logistics', 'wholesale'],
  delivers: {
    named: [
      '(dg cargo|dg|dangerous goods|dangerous cargo|hazardous cargo|hazardous goods|hazardous materials|hazmat) (handling|transport|transportation|shipping|logistics|services|)',
    ],
    anywhere: false,
    apart: 2,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(dangerous goods|dg cargo|dg shipments|hazardous (cargo|goods|materials|freight|shipments|chemicals|waste)|hazmat|haz mat|imo cargo|class 9) ~ (handling|transport|transportation|shipping|shipment|shipments|storage|cargo|movement|logistics|certified|trained|packing|declaration|documentation|freight|services|drivers|endorsed|warehouse)',
          '(handle|handling|transport|transporting|ship|shipping|store|move|carry|haul) ~ (dangerous goods|dg cargo|hazardous (cargo|goods|materials|freight|chemicals)|hazmat|imo cargo)',
          '(imdg|iata dgr|adr (certified|trained|drivers)|dangerous goods declaration|msds) ~ (cargo|shipment|shipping|code|compliance|drivers|transport|trained|documentation)',
        ],
      },
      {
        weight: 3,
        any: [
          '(dangerous goods|dg cargo|dg cargo handling|hazardous cargo|hazardous goods|hazardous materials|hazmat|hazmat transport|dangerous goods handling|dangerous cargo|dg handling)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(prohibited|not allowed|cannot|forbidden|do not accept|restricted items|unable)'],
      because: 'What is not taken',
    },
    { scope: 'page', any: ['prohibited items'], because: 'A list of what is not taken' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'class-goods',
      name: 'Class dangerous goods',
      description:
        'Read the safety data sheet and find UN number, class, packing group and what must be kept apart.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 2 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(class|classification|msds|un number|safety data)'],
    },
    {
      id: 'pack-label',
      name: 'Pack, mark and label dangerous goods',
      description: 'Use approved packaging, put on labels and placards and secure the load.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(packing|packaging|label|labels|labelling|placard)'],
    },
    {
      id: 'declare-goods',
      name: 'Write the dangerous goods declaration',
      description: "Fill in the shipper's declaration and the papers that carrier and port ask for.",
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(declaration|documentation|papers|permit|permits)'],
    },
    {
      id: 'book-carrier-dg',
      name: 'Book carriers that may take dangerous goods',
      description:
        'Ask lines and hauliers whether they take it, keep it apart from other cargo and plan the route.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['plan', 'negotiate', 'check-rules'],
      shownBy: ['(carrier|vessel|airline|segregat|route)'],
    },
    {
      id: 'check-departure',
      name: 'Check vehicle, driver and papers before departure',
      description: 'See that licence, equipment, placards and papers are there and that the load is secured.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 4, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
    },
    {
      id: 'answer-emergency',
      name: 'Act on leaks and accidents with dangerous goods',
      description: 'Follow the emergency card, call those who must know and write down what happened.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 3, error: 5, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 1 },
      traits: ['decide', 'hands-on'],
      shownBy: ['(emergency|spill|leak|incident)'],
    },
    {
      id: 'keep-dg-training',
      name: 'Keep training, licences and filed declarations in order',
      description:
        'Watch whose certificate runs out, arrange courses and keep declarations as long as the rules ask.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
