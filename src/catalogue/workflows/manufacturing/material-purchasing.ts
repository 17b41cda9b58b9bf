import { defineWorkflow } from '#catalogue/define.ts';

export const materialPurchasing = defineWorkflow({
  id: 'material-purchasing',
  name: 'Material sourcing and supply chain management',
  naming: {
    parts: [
      {
        any: [
          '(source|sourcing|purchase|purchasing|buy|procure|procurement|supplier|suppliers|vendor|vendors)',
        ],
        name: 'Material sourcing',
      },
      {
        any: ['(supply chain|kanban|vendor managed|inventory|stocking|buffer stock|safety stock)'],
        name: 'Supply chain management',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Buying material and outside work for production: planning need, asking approved suppliers, ordering, checking certificates and expediting.',
  industries: ['manufacturing', 'food-production', 'construction', 'wholesale'],
  narrows: ['supplier-administration'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '=our buyers ~ (accounts|hold|distributors|schedule|source)',
          '(free issue|end of life) ~ (material|component|components|warn|counted)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['component sourcing'] },

      {
        weight: 3,
        any: [
          '(buy|stock|source) ~ (=your parts|components|component|fabric|fabrics)',
          '=our buyers ~ (import|source|buy)',
        ],
      },
      {
        weight: 3,
        any: ['(component sourcing|fabric sourcing|product sourcing|material sourcing)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(=our|buyers|team|procurement) ~ (source|buy|purchase|procure) ~ (component|components|material|materials|parts|steel|raw)',
          '(component|components|material|supply chain) (sourcing|procurement|management)',
          '(buffer|safety|consignment) stock',
          '(vendor managed inventory|kanban|supplier qualification)',
        ],
      },
      {
        weight: 2,
        any: ['(supply chain|=sourcing|procurement|supply chain management)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(vendor managed inventory|just in time (delivery|inventory)|kanban|blanket order|stocking program|consignment inventory)',
          '(raw material|component|global|strategic|ingredient) (sourcing|procurement|purchasing)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: ['(supply chain management|material sourcing|inventory programs|vendor managed inventory)'],
      },
      {
        weight: 3,
        any: [
          '(purchase|purchasing|source|sourcing|buy|procure|procurement) ~ (material|materials|steel|aluminum|aluminium|metal|fabric|yarn|ingredient|component|components|raw material|timber|lumber) ~ (supplier|mill|vendor|price|quality|from|we|certified|domestic|local|approved|best)',
          '(supply chain|material|steel) (management|sourcing|purchasing|procurement|team)',
          '(approved|qualified) (supplier|vendor|source)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-material',
      name: 'Plan what material is needed when',
      description: 'Read orders and stock and work out the need.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['forecast', 'plan'],
    },
    {
      id: 'ask-suppliers',
      name: 'Ask approved suppliers for prices',
      description: 'Send need and specification and compare.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['research', 'analyse-data'],
      shownBy: ['supplier'],
    },
    {
      id: 'negotiate-supply',
      name: 'Negotiate price and terms',
      description: 'Agree prices, stock and dates for the year.',
      role: 'Procurement Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 5 },
      traits: ['negotiate'],
    },
    {
      id: 'order-material',
      name: 'Order and follow up',
      description: 'Place orders, watch dates and press.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'remind'],
      shownBy: ['(order|purchase)'],
    },
    {
      id: 'check-certificates',
      name: 'Check certificates and goods in',
      description: 'Compare papers and measures with the order.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.75, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules'],
      shownBy: ['certificate'],
    },
    {
      id: 'rate-suppliers',
      name: 'Rate and audit suppliers',
      description: 'Count faults and delays and decide who stays.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(audit|approved)'],
    },
  ],
});
