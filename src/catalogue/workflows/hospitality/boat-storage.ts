import { defineWorkflow } from '#catalogue/define.ts';

export const boatStorage = defineWorkflow({
  id: 'boat-storage',
  name: 'Boat berths, racks and storage',
  department: 'Operations',
  type: 'Business',
  description:
    'Letting places for boats ashore or afloat: waiting list, allotting, agreements, launching, checks and fees.',
  industries: ['manufacturing', 'fitness', 'association', 'hospitality', 'automotive'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(craned out|hauled out|lifted out|winterised|winterized|lay up|laid up|chocked|shrink wrapped|shrink wrap) ~ (boats|boat|cover|engines|october|winter|spring|under|washed|batteries)',
          'boats ~ (craned|hauled|lifted|chocked|wintered|laid up)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(winter lay up|lay up|haul out|hauling storage)'] },

      {
        weight: 3,
        any: [
          '(boats|boat|dinghies|canoes|kayaks|single sculls|sculls|yachts) ~ (racked|racks|stored|storage|berth|berths|parked|park|wintered|ashore|moored)',
          '(boat|dinghy|canoe|winter|dry) (storage|park|racking|racks|berthing|moorings)',
          '(moorings|berths|slips|racks) ~ (available|members|waiting list|annual|per metre|per foot|let)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=moorings|=berths|boat storage|boat park|=berthing|dinghy park|boat racks|winter storage|dry storage)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-berth-list',
      name: 'Keep the list of places',
      description: 'Note size, owner and state of each place and who waits.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'look-up'],
    },
    {
      id: 'allot-berth',
      name: 'Allot a place and sign the agreement',
      description: 'Match boat and place, take insurance papers and sign.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['match', 'check-rules'],
    },
    {
      id: 'move-boats',
      name: 'Move, lift or launch boats',
      description: 'Bring them in and out, chock and cover.',
      role: 'Facilities Technician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'check-boats',
      name: 'Walk round and check boats',
      description: 'Look at lines, covers and leaks and call owners.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['monitor', 'remind'],
    },
    {
      id: 'bill-berths',
      name: 'Bill berths and racks',
      description: 'Send yearly bills and follow arrears.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'remind'],
    },
  ],
});
