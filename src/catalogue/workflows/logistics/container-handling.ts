import { defineWorkflow } from '#catalogue/define.ts';

export const containerHandling = defineWorkflow({
  id: 'container-handling',
  name: 'Container packing and unpacking',
  department: 'Operations',
  type: 'Business',
  description:
    'Loading and emptying sea containers: fetching them, opening, counting, checking for damage, storing or sending on, and giving the empty box back.',
  industries: ['logistics'],
  delivers: { named: ['container (packing|unpacking|loading|unloading)', 'devanning'], anywhere: false },
  signals: {
    phrases: [
      { weight: 3, any: ['containers ~ (destuffed|devanned|unstuffed|unloaded|handballed|stripped)'] },

      {
        weight: 3,
        any: [
          '(de vanning|devanning|unstuffing)',
          'container (=packing|=unpacking|=loading|=unloading|repacking|=stuffing|destuffing)',
          '(unload|unpack|pack|load) ~ (container|containers) ~ (warehouse|pallet|pallets|store|we|our)',
        ],
      },
      {
        weight: 3,
        any: [
          '(container services|container packing|container unpacking|de vanning|devanning|container handling|container unloading)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(plant|food|storage|glass|docker|flower) (container|containers)'],
      because: 'Pots, boxes or software',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan',
      name: 'Plan when the container comes',
      description: 'Agree the day with port, haulier and customer and find room and people.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['schedule', 'plan'],
    },
    {
      id: 'unload',
      name: 'Open, unload and count the container',
      description: 'Take the goods out, count against the list and put them on pallets.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 1, variability: 3, presence: 5, contact: 1, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(unload|unpack|de vanning|devanning)'],
    },
    {
      id: 'check',
      name: 'Note damage and shortages',
      description: 'Photograph what is broken or missing and tell the customer.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'draft-text', 'hands-on'],
      shownBy: ['(damage|inspect)'],
    },
    {
      id: 'back',
      name: 'Send on goods and return the box',
      description: 'Book goods into store or out, and give the empty container back in time.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'schedule'],
    },
  ],
});
