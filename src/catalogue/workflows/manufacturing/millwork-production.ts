import { defineWorkflow } from '#catalogue/define.ts';

export const millworkProduction = defineWorkflow({
  id: 'millwork-production',
  name: 'Cabinet, furniture and millwork production',
  naming: {
    parts: [
      { any: ['(cabinet|cabinetry|cabinetmaker)'], name: 'Cabinet production', word: 'cabinet' },
      {
        any: ['(woodwork|woodworking|woodshop|wood shop|joinery|carpentry)'],
        name: 'Custom woodworking',
        word: 'woodwork',
      },
      { any: ['(countertop|granite|quartz)'], name: 'Countertop production', word: 'countertop' },
      { any: ['(furniture|=table|=tables|chair|desk)'], name: 'Furniture production', word: 'furniture' },
      {
        any: ['(millwork|moulding|molding|trim|mantel|stair|casework)'],
        name: 'Millwork production',
        word: 'millwork',
      },
    ],
    joined: '{parts} production',
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Measuring, drawing, building, finishing and fitting cabinets, furniture, stairs and doors to order.',
  industries: ['manufacturing', 'trades', 'construction', 'retail'],
  narrows: ['production', 'made-to-order', 'custom-orders', 'design-work'],
  delivers: {
    apart: 3,
    named: [
      '(custom|kitchen) (cabinet|cabinetry|cabinets|furniture|millwork|woodwork|closet)',
      '(architectural millwork|countertop fabrication|furniture making|cabinet making)',
    ],
    anywhere: true,
    notIn: ['tech'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(measure|make|build) ~ (fit|install) ~ (wardrobe|wardrobes|stairs|cabinet|cabinets|windows|kitchen)',
          '(custom|bespoke) (tables|table|cabinets|joinery|furniture|wardrobes)',
          'shop fitting',
        ],
      },
      {
        weight: 3,
        any: ['(built ins kitchens|built ins|custom furniture|bespoke furniture|joinery)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(custom|handcrafted|built in|solid wood|bespoke|architectural) (cabinet|cabinets|cabinetry|millwork|furniture|woodwork|woodworking|closet|stair|countertop|casework|bookcase)',
          '(build|craft|make|design) ~ (cabinet|cabinetry|furniture|table|millwork|countertop|bookcase)',
          '(cabinet (maker|shop|door)|woodshop|wood shop|woodworking shop|stone fabrication|granite countertop|quartz countertop)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(cabinets|cabinetry|custom cabinets|custom furniture|millwork|countertops|woodworking|built ins|closets)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(rebuild|replacing|drywall|replace) ~ (cabinet|cabinets|cabinetry)',
        '(layout|fixtures|vanities|showers|tile|tile work) ~ custom cabinetry',
        'custom cabinetry ~ (everything between|countertop installation|tile|backsplash)',
        'custom cabinetry countertop installation',
        '=excel =design =tables',
        '(range|choice|variety) ~ cabinet (style|styles)',
      ],
      because: 'Fittings that a remodeller puts in.',
    },
    {
      scope: 'sentence',
      any: [
        '(office|kitchen|cabinet|furniture) ~ design (service|services|outsourcing)',
        '(outsourcing|outsource|cad|drafting|drawing|drawings|3d) ~ (cabinet|cabinets|furniture|millwork)',
        '(designing|furniture) ~ (office space|office spaces|factors)',
      ],
      because: 'Drawings for those who make it.',
    },
    {
      scope: 'sentence',
      any: [
        '(medicine|file|kitchen) cabinet ~ (painting|refinishing|organiz)',
        'presidential cabinet',
        'cabinet (maker|makers) (=that|=who|=may)',
        'furniture (store|delivery|assembly|rental)',
      ],
      because: 'No building of furniture.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'measure-wish',
      name: 'Hear the wish and measure',
      description: 'Ask for use, style and wood and measure on site.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'design'],
      shownBy: ['(measure|consult|vision)'],
    },
    {
      id: 'draw-piece',
      name: 'Draw and price',
      description: 'Make shop drawings, cut list and offer.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['design', 'draft-text'],
      shownBy: ['(drawing|design|3d)'],
    },
    {
      id: 'cut-wood',
      name: 'Choose, cut and machine',
      description: 'Lay out grain and run machines.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(cut|cnc|machine|wood)'],
    },
    {
      id: 'build-piece',
      name: 'Assemble and finish',
      description: 'Join, sand, stain and coat.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 8, high: 30 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(build|finish|craft|joinery)'],
    },
    {
      id: 'fit-piece',
      name: 'Deliver and fit',
      description: 'Scribe, hang and adjust.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(install|deliver|fit)'],
    },
  ],
});
