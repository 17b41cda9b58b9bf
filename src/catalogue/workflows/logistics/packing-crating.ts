import { defineWorkflow } from '#catalogue/define.ts';

export const packingCrating = defineWorkflow({
  id: 'packing-crating',
  name: 'Packing and crating of goods',
  naming: {
    parts: [
      {
        any: ['(=packing|=packaging|=pack|=packs|=packed|palletizing|palletising|wrapping)'],
        name: 'Packing of goods',
      },
      { any: ['(=crating|=crates|=crate|=crated)'], name: 'Crating of goods' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Packing goods so that they arrive whole: judging and pricing what they need, building crates, wrapping and cushioning, marking them and handing them over.',
  industries: ['logistics'],
  delivers: {
    named: [
      '(export|industrial|) (=packing|=packaging) (=crating|)',
      '=crating',
      '(export|industrial) (packing|packaging)',
      '(palletizing|palletising)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=crating|export packing|export packaging|industrial packing|custom crates|wooden crates|crate building|packing crating|packing =and crating)',
          '(=packing|=packaging|pack|packs) ~ (fragile|delicate|valuable|oversized|export|crate|crates|cushion|shrink wrap|palletize|palletise)',
          '(palletising|palletizing|shrink wrapping|lashing|fumigation|ispm 15|vacuum packing) ~ (cargo|goods|service|services|shipment|pallet|crates|export)',
        ],
      },
      {
        weight: 3,
        any: [
          '(export packing|packing crating|packing =and crating|packing =& crating|=crating|export packaging|packing services|packaging services|packaging crating|packing packaging|=palletizing|=palletising)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(backpack|pack lunch|meat packing|ice packs)', 'packing (list|tips|checklist|supplies)'],
      because: 'Other packs',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'look-goods',
      name: 'Judge how goods have to be packed',
      description: 'Look at size, weight, frailty and way of travel and choose the packing.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['plan', 'design'],
      shownBy: ['(survey|assess|fragile|valuable|requirements)'],
    },
    {
      id: 'price-packing',
      name: 'Price the packing',
      description: 'Work out timber, material and hours and send the customer a price.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['analyse-data', 'draft-text'],
    },
    {
      id: 'build-crate',
      name: 'Build crates and pallets',
      description:
        'Cut and nail wood to size, using timber that is heat-treated where export rules ask for it.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(crate|crates|crating|pallet|pallets|wooden)'],
    },
    {
      id: 'pack-goods',
      name: 'Wrap, cushion and seal the goods',
      description: 'Pack, brace and seal so that nothing moves, and protect against wet.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 4, high: 18 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(wrap|pack|packing|cushion|seal)'],
    },
    {
      id: 'mark-list',
      name: 'Mark the crates and write the packing list',
      description: 'Put on marks, weights and handling signs and list what is inside.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(label|labels|mark|marking|packing list)'],
    },
    {
      id: 'hand-over-packed',
      name: 'Photograph and load the packed goods',
      description: 'Take pictures of contents and closed crates and load them or hand them to the carrier.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'create-media'],
    },
  ],
});
