import { defineWorkflow } from '#catalogue/define.ts';

export const interiorDesignService = defineWorkflow({
  id: 'interior-design-service',
  name: 'Interior design',
  department: 'Operations',
  type: 'Development',
  description:
    'Shaping rooms for clients: the brief, plans of space and light, materials and furniture, ordering, and overseeing the fitting.',
  industries: ['construction', 'agency', 'personal-services', 'retail', 'real-estate'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(interior|space|kitchen|colour|color|lighting) (design|designer|planning|consultation|scheme) ~ (joinery|furniture|lighting|homes|room|mood|fabric|materials|clients|sourcing|finishes|residential|commercial|hotels|offices|layout|concept|palette|styling)',
          '(mood boards|furniture sourcing|home staging|ff e|soft furnishings) ~ (client|room|design|samples|sourcing|home|procurement|installation|installed|scheme|styling|seller)',
        ],
      },
      {
        weight: 3,
        any: [
          '(interiors|interior design|interior designers|interior architecture|space planning|furniture procurement|home staging|interior decoration|residential interiors|commercial interiors|interior styling|colour consultation|turnkey interiors|modular kitchens)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(interior (design|architecture|decoration|styling|fit out)|(residential|commercial|office|hotel|turnkey) (interiors|interior design)|space planning|home staging|furniture (procurement|selection)|(colour|color) (consultation))',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '=interior =designers ~ (buying|sourcing|working|looking|welcome|trade|and|who)',
        '(serve|supply|trade|=for|=with) =interior =designers',
      ],
      because: 'Designers among the customers.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-brief',
      name: 'Take the brief for the rooms',
      description: 'Visit, ask how the rooms are used and hear budget and taste.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 2, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'plan-space',
      name: 'Plan rooms, light and power',
      description: 'Draw layout, lighting and sockets and check what fits.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(layout|plan)'],
    },
    {
      id: 'choose-materials-furniture',
      name: 'Choose materials and furniture with the client',
      description: 'Make boards and drawings, show samples and agree what is bought.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 4, error: 2, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(material|furniture|colour)'],
    },
    {
      id: 'buy-follow-orders',
      name: 'Order furniture and follow deliveries',
      description: 'Get quotes, order, chase suppliers and have goods stored until the rooms are ready.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind'],
      shownBy: ['(sourc|procure)'],
    },
    {
      id: 'oversee-fitting-style',
      name: 'Oversee the fitting and dress the rooms',
      description: 'Check the work, place furniture and art and photograph the result.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 3, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(install|styl)'],
    },
  ],
});
