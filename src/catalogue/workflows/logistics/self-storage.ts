import { defineWorkflow } from '#catalogue/define.ts';

export const selfStorage = defineWorkflow({
  id: 'self-storage',
  name: 'Storage unit rental',
  department: 'Sales',
  type: 'Business',
  description:
    'Letting storage units: size advice, lease and code, monthly charging, late accounts and moving out.',
  industries: ['logistics', 'real-estate', 'property-management', 'retail', 'automotive'],
  narrows: ['warehousing', 'equipment-rental', 'residential-rentals'],
  signals: {
    phrases: [
      { weight: 3, any: ['(secure|storage) containers ~ (long|need|week|month)'] },
      {
        weight: 3,
        any: [
          '(drive up|climate controlled|storage|5x5|5x10|10x10) ~ (unit|units)',
          '(unit|size) (sizes|guide) ~ (unit|storage|reserve|manager)',
          '(gate access|gate hours|lien notice|lien sale)',
        ],
      },
      {
        weight: 2,
        any: [
          '(unit sizes|storage units|boat rv|rv storage|boat rv storage|boat storage|storage size guide|storage tips)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(store|storage) ~ (goods|belongings|furniture|household) ~ (warehouse|month|vault|facility|heated|climate)',
          '(heated|climate controlled|short term|long term) storage (unit|room|locker|rental)',
        ],
      },

      {
        weight: 3,
        any: [
          '(self|mini|climate controlled|boat|rv|vehicle|outdoor|indoor) (storage) ~ (unit|units|space|facility|month|rent|size|available|parking)',
          '(storage unit|storage units)',
          '(rent|reserve) ~ (storage|unit) ~ (online|today|month|size|space)',
          '(gate (access|hours|code)|unit size|size guide ~ storage)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(storage units|self storage|unit sizes|rent unit|boat rv storage|climate controlled storage|reserve unit)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(portable|mobile|modular) storage (unit|units|container|containers)',
        'storage (unit|units) ~ (furniture|shelves|cabinet|drawers|for sale|wall)',
      ],
      because: 'Containers and furniture that are sold.',
    },
    {
      scope: 'sentence',
      any: [
        '(fulfillment|fulfilment|cross dock|cross docking|inventory|pallet|pallets|3pl|distribution|freight|ecommerce|racked|=rack|bulk) ~ storage',
        'storage ~ (fulfillment|fulfilment|cross dock|cross docking|inventory|pallet|pallets|3pl|distribution|labor|labour|=products|finished goods)',
      ],
      because: "A warehouse that keeps businesses' stock rents out no units.",
    },
    {
      scope: 'sentence',
      any: ['(data|cloud|energy|battery|file|water|kitchen|cold) storage', 'storage (ottoman|cabinet|rack)'],
      because: 'Another storage.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'advise-size',
      name: 'Advise on size and kind of unit',
      description: 'Ask what is to be stored and for how long.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['advise'],
      shownBy: ['(size|help ~ choose)'],
    },
    {
      id: 'sign-lease',
      name: 'Sign the lease and give the code',
      description: 'Check identity, write the lease, take the first month.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(lease|month to month|online)'],
    },
    {
      id: 'charge-months',
      name: 'Charge monthly and remind',
      description: 'Run payments and write to late tenants.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'remind'],
      shownBy: ['(autopay|monthly|pay)'],
    },
    {
      id: 'enforce-lien',
      name: 'Handle late accounts and auctions by law',
      description: 'Lock, notify, list and sell by the rules.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 4, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(auction|lien|late)'],
    },
    {
      id: 'keep-site-safe',
      name: 'Walk, clean and watch the site',
      description: 'Check locks, cameras and gates.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 1, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['monitor', 'hands-on'],
      shownBy: ['(camera|secure|security|clean)'],
    },
    {
      id: 'move-out-unit',
      name: 'Move tenants out and make units ready',
      description: 'Check it is empty, clean and list it.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
    },
  ],
});
