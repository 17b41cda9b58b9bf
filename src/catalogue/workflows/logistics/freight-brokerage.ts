import { defineWorkflow } from '#catalogue/define.ts';

export const freightBrokerage = defineWorkflow({
  id: 'freight-brokerage',
  name: 'Freight brokerage',
  naming: {
    variants: [
      {
        any: ['freight (forwarding|forwarder|forwarders)', '(ocean|sea|air) freight', 'groupage'],
        name: 'Freight forwarding',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    "Finding a carrier for a shipper's load: pricing the lane, posting, negotiating, tendering, following and settling both sides.",
  industries: ['logistics'],
  narrows: ['transport-dispatch', 'freight-quoting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(nvocc|non vessel operating) ~ (container|containers|carrier|service|services|operator|bill|licensed|registered|cargo)',
          'nvocc',
        ],
        in: ['heading', 'text'],
      },
      {
        weight: 3,
        any: [
          '(book|books) ~ (space|sea|air|ocean|carrier)',
          '(ocean|air|sea) ~ (freight|groupage)',
          'groupage',
        ],
      },
      {
        weight: 3,
        any: [
          '(freight brokerage|freight forwarding|ocean air freight|air freight|ocean freight|sea freight)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(=we|=our) ~ (move|ship|forward|carry|arrange|handle) ~ (container|containers|cargo|freight|pallet|pallets|shipment|shipments) ~ (sea|air|road|worldwide|ocean|rail)',
          '(ocean|sea|air|rail) freight',
          '(fcl|lcl|bill of lading|groupage|consolidation|consolidated) ~ (book|space|port|ports|container|express|air|door)',
          'freight (forwarder|forwarders|forwarding)',
        ],
      },
      {
        weight: 2,
        any: ['(ocean freight|air freight|sea freight|freight forwarding|road freight|project cargo)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          'freight (management|forwarding|forwarder) ~ (service|solution|company|we|air|ocean|provider|shipper)',
          '(=our|nationwide|vast|large) ~ network =of (carrier|trucker|trucking partner)',
          'managed transportation',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(freight brokerage|freight management|managed transportation|freight forwarding|brokerage services)',
        ],
      },
      {
        weight: 3,
        any: [
          '(freight|load|truck|logistics) (broker|brokers|brokerage|brokering)',
          '(find|match|connect|source) ~ (carrier|truck|capacity) ~ (load|shipper|freight|shipment|lane)',
          '(shippers carriers|carrier network|vetted carrier|freight matching)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(freight brokerage|brokerage|shippers|=for shippers)'],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['customs (broker|brokerage)', 'insurance broker'], because: 'Another trade.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-load',
      name: "Take the shipper's load",
      description: 'Ask for pick-up, delivery, weight, equipment and dates.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'answer-questions'],
    },
    {
      id: 'price-lane',
      name: 'Price the lane',
      description: 'Look at market rates, season and fuel and name a price.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 2, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'forecast'],
    },
    {
      id: 'find-truck',
      name: 'Find and vet a truck',
      description: 'Post, call and compare carriers and check their papers.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['match', 'research'],
    },
    {
      id: 'negotiate-rate',
      name: 'Negotiate rate and terms',
      description: 'Agree price, detention and times with the carrier.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 4 },
      traits: ['negotiate'],
    },
    {
      id: 'follow-load',
      name: 'Follow the load and tell the shipper',
      description: 'Watch position, solve delays and report.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['monitor', 'remind'],
    },
    {
      id: 'settle-load',
      name: 'Bill the shipper and pay the carrier',
      description: 'Check papers and extra costs, invoice and pay.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'enter-data'],
    },
    {
      id: 'handle-freight-claim',
      name: 'Handle loss and damage',
      description: 'Collect proof, claim from the carrier and settle with the shipper.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 1 },
      traits: ['negotiate', 'check-rules'],
    },
  ],
});
