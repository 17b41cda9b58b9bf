import { defineWorkflow } from '#catalogue/define.ts';

export const orderFulfilment = defineWorkflow({
  id: 'order-fulfilment',
  name: 'Order packing and shipping',
  naming: {
    parts: [
      { any: ['(=pack|=packs|=packed|=packing)'], name: 'Order packing', word: 'packing' },
      {
        any: ['(ship|ships|shipped|shipping|shipment|deliver|delivery|dispatch|courier|parcel|track)'],
        name: 'Order shipping',
        word: 'shipping',
      },
      { any: ['(pickup|pick up|picked up|collect)'], name: 'Local order pickup', word: 'local pickup' },
    ],
    joined: 'Order {parts}',
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Getting goods to the customer: picking, packing, labels, handing to the carrier or at the counter, and telling where it is.',
  industries: [
    'retail',
    'manufacturing',
    'food-production',
    'wholesale',
    'agriculture',
    'culture-media',
    'restaurant',
  ],
  coreOf: ['online-shop', 'wholesale'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(packers|crate|crated) ~ (send|ship|shipped|anywhere|overseas|abroad|worldwide)',
          '(wrapped|boxed) (and|) posted',
          '(pick pack|case picking|order picking|pick =and pack)',
        ],
      },

      { weight: 2, any: ['=we (post|mail|send|dispatch|ship) ~ (order|orders|parcel|parcels)'] },
      {
        weight: 3,
        any: [
          '(ship|ships|orders go out|dispatch) ~ (one|two|working|business) (working|) (day|days)',
          'track ~ (parcel|order)',
        ],
      },
      {
        weight: 3,
        any: [
          'order by (noon|1|2|3|midday) ~ (leaves|ships|today|same day|goes)',
          '(free|courier) (pickup|pick up) ~ (send|case|order|ship|scan|sample)',
        ],
      },

      {
        weight: 3,
        any: [
          '(order|orders|package|packages|shipment) (ship|ships|shipped) ~ (monday|dry ice|within|same day|from|day|days|daily|weekly|via|ups|usps|fedex)',
          '(ship|ships|shipped) ~ (same day|next day|dry ice|worldwide|nationwide|business day|business days)',
        ],
      },

      {
        weight: 3,
        any: [
          '(ship|ships|shipped|shipping) ~ (nationwide|worldwide|anywhere|direct|=usa|=us|state|overnight|same day|business day|available|cost|charge|order)',
          '(pick up|pickup) ~ (available|order|location|site|point|farm|store|local|weekly|share|your order)',
          '(local|home|free|same day|flat rate) (delivery|pickup|pick up|shipping)',
        ],
      },
      {
        weight: 3,
        any: [
          '(ship|ships|shipped|shipping) ~ (day|order|usps|ups|fedex|free|rate|cost|worldwide|nationwide|carefully|within|policy|option|method|information|address|time)',
          '(local|store|curbside|free) pickup',
          '(pick up|pickup) ~ (order|store|location|in person|available)',
          'track ~ (order|package|shipment|parcel)',
          'tracking (link|number)',
          '(pack|packed) ~ (carrier|courier|post|parcel|hand)',
          'collect ~ order ~ (workshop|shop|store)',
          'free delivery ~ order',
          'delivery take ~ day',
          '(delivery|dispatch) ~ (working day|business day|order)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=shipping|delivery|shipping policy|shipping information|local pickup|shipping delivery)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(lost|locate|located|forgotten|left behind|retrieval) ~ (item|items|belongings)',
        '(estimate|quote) ~ =its ~ return',
        '(item|property|belongings) ~ (lost|retrieval|locate|verify)',
      ],
      because: 'What a guest left behind.',
    },
    {
      scope: 'sentence',
      any: ['(reduce|reducing|lower|save) ~ shipping cost', 'shipping and receiving department'],
      because: 'A remark on a product or a room.',
    },
    {
      scope: 'sentence',
      any: [
        '(pick up|pickup) ~ (child|student|truck|patient|forms|phone)',
        'freight (rate|quote|broker)',
        'drop off pick up',
      ],
      because: 'Not the dispatch of goods.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-rates',
      name: 'Choose carriers and set shipping prices',
      description: 'Compare rates, sizes and times and set what customers pay.',
      role: 'Logistics Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['analyse-data', 'negotiate'],
      shownBy: ['(flat rate|shipping (rate|option|method|cost)|free shipping)'],
    },
    {
      id: 'pick-pack',
      name: 'Pick and pack orders',
      description: 'Take goods by the order and pack them safely.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 4, high: 13 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(pack|packed|carefully)'],
    },
    {
      id: 'label-ship',
      name: 'Print labels and hand parcels over',
      description: 'Print labels and customs papers and give parcels to the carrier.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(usps|ups|fedex|carrier|label)'],
    },
    {
      id: 'arrange-pickup',
      name: 'Arrange local pickup',
      description: 'Say when it is ready and hand it over.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(pickup|pick up)'],
    },
    {
      id: 'tell-status',
      name: 'Tell where a parcel is',
      description: 'Follow parcels and answer who asks for them.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['monitor', 'answer-questions'],
      shownBy: ['(track|lost|damaged|delay)'],
    },
    {
      id: 'claim-lost',
      name: 'Claim lost and damaged parcels',
      description: 'Collect pictures and papers, claim from the carrier and send again.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'draft-text'],
      shownBy: ['((lost|damaged|stolen) ~ (package|parcel|shipment|order|transit))'],
    },
  ],
});
