import { defineWorkflow } from '#catalogue/define.ts';

export const venueHire = defineWorkflow({
  id: 'venue-hire',
  name: 'Venue and equipment hire',
  naming: {
    variants: [
      {
        any: ['(party|event) rental', '(bounce house|tent|table|chair|canopy) rental'],
        name: 'Party and event equipment rental',
      },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Renting out rooms or equipment: enquiry, availability, offer, contract, preparing and taking back.',
  industries: [
    'events',
    'hospitality',
    'restaurant',
    'culture-media',
    'religious-organisation',
    'government',
    'trades',
  ],
  narrows: ['quote-preparation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(party|event|wedding) rental',
          '(tent|table|chair|canopy|bounce house|inflatable|linen|dance floor) ~ (rental|package|delivery|setup)',
          'delivery ~ setup ~ (pickup|teardown|included)',
          '(rent|hire|book) ~ (venue|hall|space|room|pavilion|tent|table|chair|equipment|bounce house|facility|tool)',
          '(venue|facility|hall|party|equipment|tent) (rental|hire)',
          '(wedding|event) venue',
          'rental (agreement|inquiry|rate|package|item)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(rentals|venue hire|facility rental|party rentals|equipment rental|weddings|venue)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(vacation|apartment|home|house|car) rental', 'rental (property|application|home)'],
      because: 'Lodging and homes.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-hire',
      name: 'Answer and check availability',
      description: 'Ask date, use and number and look.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 3 },
      traits: ['answer-questions', 'schedule'],
      shownBy: ['(inquire|inquiry|available|availability)'],
    },
    {
      id: 'offer-hire',
      name: 'Offer and contract',
      description: 'Price, show and sign.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 4 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['(rate|package|agreement|deposit)'],
    },
    {
      id: 'prepare-hire',
      name: 'Prepare and hand over',
      description: 'Clean, set up and explain.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(setup|delivery|set up)'],
    },
    {
      id: 'take-back',
      name: 'Take back and settle',
      description: 'Check damage and return the deposit.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(deposit|damage|return)'],
    },
  ],
});
