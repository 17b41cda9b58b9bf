import { defineWorkflow } from '#catalogue/define.ts';

export const marinaOperations = defineWorkflow({
  id: 'marina-operations',
  name: 'Boat slips and marina service',
  department: 'Operations',
  type: 'Business',
  description:
    'Letting slips and moorings and looking after the boats that lie there: contracts, arrivals, fuel, hauling, winter storage and safety on the docks.',
  industries: ['automotive', 'travel', 'hospitality', 'fitness', 'association', 'manufacturing'],
  delivers: {
    named: [
      '(slips dockage|boat slips|dockage|mooring|moorings|boat storage|winter storage|dry stack storage|bottom painting|boat hauling)',
    ],
    anywhere: false,
    apart: 3,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(seasonal|transient|annual|overnight|covered|available) ~ (slip|slips|dockage|mooring|moorings|berth|berths)',
          '(boat|marina|dock|wet|deep water) (slip|slips|dockage|berth|berths)',
          '(reserve|rent|book) ~ (slip|mooring|berth|dockage)',
          '(dock (office|master)|dockmaster|harbormaster|harbour master|fuel dock|pump out)',
          '(winter|indoor|dry stack|rack) ~ (boat|storage ~ boat)',
          '(haul|winterize|shrink wrap) ~ (boat|vessel|store)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(slips dockage|slips|dockage|=moorings|=mooring|berths|boat slips|winter storage|fuel dock|marina services)',
        ],
      },
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
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(pink|permission|pay|deposit) slip', 'slip (resistant|fall|cover)', 'loading dock'],
      because: 'Another sense of the word',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-slip-requests',
      name: 'Answer slip requests and keep the waiting list',
      description: 'Ask boat size and dates, offer a place or the list.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['answer-questions', 'schedule'],
    },
    {
      id: 'write-slip-contracts',
      name: 'Write slip contracts and check insurance',
      description: 'Prepare the agreement, collect proof of insurance and deposit.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['slip (agreement|contract|rules)'],
    },
    {
      id: 'receive-boats',
      name: 'Guide boats in and make them fast',
      description: 'Answer the radio, assign the berth and help at the dock.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 4, error: 3, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'fuel-pumpout',
      name: 'Fuel and pump out',
      description: 'Serve boats at the fuel dock and take payment.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(fuel dock|pump out)'],
    },
    {
      id: 'haul-store',
      name: 'Haul, winterise and store boats',
      description: 'Lift, wash, drain, cover and set boats on the hard.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 5, high: 15 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 2, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(winterize|haul|shrink wrap)'],
    },
    {
      id: 'inspect-docks',
      name: 'Inspect docks, power and water',
      description: 'Walk the docks, note damage and order repair.',
      role: 'Facilities Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 4 },
      value: { differentiation: 2, decision: 1, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'bill-berths',
      name: 'Bill berths, power and services',
      description: 'Read meters, send seasonal bills, chase late ones.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'remind'],
    },
  ],
});
