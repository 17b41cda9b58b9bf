import { defineWorkflow } from '#catalogue/define.ts';

export const equipmentRental = defineWorkflow({
  id: 'equipment-rental',
  name: 'Rental of equipment and goods',
  naming: {
    variants: [
      {
        any: [
          '(bike|bikes|e bikes|cycle|hybrids|tandems) ~ (hire|rental|rent|half day|by day)',
          '(hire|rent) ~ (bikes|bike|cycles)',
        ],
        name: 'Bicycle hire',
      },
      {
        any: [
          '(morning suits|black tie|tuxedo|tuxedos|kilts|kilt|formal wear|formalwear|dinner jackets) ~ (hire|rental|rent|from|collected)',
          '(suit|kilt|tuxedo|formalwear) (hire|rental)',
        ],
        name: 'Formal wear hire',
      },
      { any: ['costume (hire|rental)', 'costumes ~ (hire|hired|rent)'], name: 'Costume hire' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Letting machines, vehicles, furniture or gear for a time: advising what fits, checking that it is free, handing it over, taking it back and charging.',
  industries: [
    'personal-services',
    'events',
    'construction',
    'trades',
    'automotive',
    'travel',
    'agriculture',
    'logistics',
    'retail',
    'energy-environment',
    'culture-media',
    'fitness',
    'tutoring',
    'training-provider',
  ],
  narrows: ['venue-hire'],
  delivers: {
    named: [
      '(decor|décor|party|event|wedding) rentals',
      '(crane|boat|kayak|bike|bicycle|ski|tool|equipment|tent|chair|table|trailer|dumpster|forklift|scaffolding|generator|inflatable|bounce house|costume|tuxedo|linen|car|van|truck|golf cart|canoe|scooter|projector|stage|party|furniture|container|portable toilet) (rental|hire|leasing)',
    ],
    kinds: ['rental', '=hire', '=leasing'],
    anywhere: true,
    apart: 4,
    notIn: ['real-estate', 'property-management', 'hospitality', 'tech', 'staffing', 'legal', 'financial'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(aerators|tillers|log splitters|floor sanders|rug doctors|carpet cleaners|trailers|mixers|scaffold towers|wackers|mini diggers) ~ (half day|day|week|rent|rental|hire)',
          '(rents|hires) (bikes|kayaks|canoes|skis|boards|umbrellas)',
          'rent ~ tool',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=rental|tool rental|kiln hire)'] },

      {
        weight: 3,
        any: [
          '(hybrids|e bikes|tandems|bikes|kayaks|canoes|paddleboards|skis|wetsuits|tents|scooters|helmets|tag alongs) ~ (half day|by day|day|hour|week|hire|rent)',
          '(equipment|gear|kit|skis|tents|boots|sleeping bags|helmets) ~ (rented|hired|hire|rental) ~ (from|store|shop|us|day)',
          '(morning suits|black tie|dinner jackets|tuxedo|tuxedos|kilts|kilt|costumes) ~ (hire|hired|rent|rental|£|\\$|from|collected)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=hire|bike hire|cycle hire|kit hire|equipment hire|suit hire|kilt hire|costume hire|tool hire|plant hire|instrument rental|rentals)',
        ],
      },

      {
        weight: 3,
        any: [
          '(rent|hire|rental) ~ (violins|arches|lounges|candlesticks|tubes|glasses|instruments|cellos)',
          '(student|rental) (violins|instruments)',
          '(violins|cellos|kayaks|canoes|arches|tubes) ~ (=from|month|rent|repairs)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hire|rent) ~ (e bike|bike|bikes|violin|instrument|tool|tools|tent|tents|chairs) ~ (day|month|hour|week|hire|rental|chairs|lights)',
          '(tents|chairs|lights|audio visual|av) ~ (hire|rental)',
        ],
      },
      {
        weight: 3,
        any: [
          '(bike rentals|tool rental|school band rentals|instrument rentals|equipment rental|audio visual hire|equipment hire)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 2,
        any: [
          '(truck rental|truck rentals|boat rentals|bike rentals|rentals|equipment rental|party rentals|rental equipment|rental rates)',
        ],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(rent|hire|rental|rentals) ~ (pontoon|paddle|canoe|e bike|bikes|tandem|linens|arch|instrument|boats|kayaks|skis|snowshoes|golf cart|trailer|truck|car|van)',
          '(rent|rental) ~ (by hour|half day|per day|day|week|weekly|month) ',
        ],
      },

      {
        weight: 3,
        any: [
          '(rent|hire) ~ (equipment|tent|chair|table|trailer|dumpster|boat|kayak|bike|crane|forklift|generator|inflatable|bounce house|tool|costume|scaffold)',
        ],
      },
      {
        weight: 3,
        any: [
          '(equipment|tent|tent and chair|chair|table|party|trailer|dumpster|boat|kayak|bike|crane|forklift|generator|inflatable|bounce house|tool|linen|scaffolding) (rental|hire)',
        ],
      },
      {
        weight: 2,
        any: [
          '(daily|weekly|hourly|monthly) rental',
          'rental (rate|period|agreement|inventory|item)',
          '(security|damage) deposit',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(hourly|daily) rental ~ (room|rooms|building|hall|venue|space|studio)',
        'hourly rental ~ block',
        '(room|hall|venue|space|ballroom|building) (rental|rentals)',
      ],
      because: 'Rooms are let, not goods.',
    },
    {
      scope: 'page',
      any: [
        '(=fob|=cif|=exw|=ddp|incoterms)',
        '(buyer|seller|importer|exporter) ~ (responsible|cost|pay|bear)',
      ],
      because: 'Terms of trade explained.',
    },
    {
      scope: 'sentence',
      any: [
        '(rent|hire|lease) ~ (apartment|home|house|office|unit|room)',
        'landlord',
        'tenant',
        'new hire',
        'for hire attorney',
      ],
      because: 'Rooms and homes are let by other workflows.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'advise-fit',
      name: 'Advise what to rent and how many',
      description: 'Ask for use, place and number of people and name what fits.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise', 'match'],
      shownBy: ['(help you (choose|select)|right (size|equipment|package))'],
    },
    {
      id: 'check-dates',
      name: 'Check dates and reserve the items',
      description: 'See what is free in the period and block it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule', 'enter-data'],
      shownBy: ['(check availability|reserve ~ (item|date|equipment)|book ~ (date|rental))'],
    },
    {
      id: 'write-agreement',
      name: 'Write the rental agreement and take the deposit',
      description: 'Enter items, period, price and rules, have it signed and take the deposit.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(rental agreement|deposit|waiver)'],
    },
    {
      id: 'prepare-items',
      name: 'Clean, test and load the items',
      description: 'Make every piece ready and count what goes out.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 1, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'deliver-setup',
      name: 'Deliver, set up and show how it works',
      description: 'Bring the items, set them up safely and explain them.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'coach'],
      shownBy: ['(deliver|delivery|set up|setup|pick up)'],
    },
    {
      id: 'take-back',
      name: 'Take items back and judge damage',
      description: 'Count, look for wear and damage and agree what it costs.',
      role: 'Warehouse Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(return ~ (item|equipment)|damage|late fee)'],
    },
    {
      id: 'settle-rental',
      name: 'Settle deposit and final bill',
      description: 'Charge days, extras and damage and give the deposit back.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
