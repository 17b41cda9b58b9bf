import { defineWorkflow } from '#catalogue/define.ts';

export const bodyTreatments = defineWorkflow({
  id: 'body-treatments',
  name: 'Body wraps and scrubs',
  naming: {
    parts: [
      { any: ['(wrap|wraps)'], name: 'Body wraps', word: 'wraps' },
      { any: ['(scrub|scrubs|polish|exfoliation)'], name: 'Body scrubs', word: 'scrubs' },
      { any: ['(hammam|hamam|bath|baths)'], name: 'Body baths', word: 'baths' },
    ],
    joined: 'Body {parts}',
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Giving treatments of the whole body: scrubs, wraps, mud and baths, with the right temperature, time and rest.',
  industries: ['personal-services', 'hospitality'],
  narrows: ['treatments'],
  delivers: {
    named: [
      'body (wraps|wrap|scrub|scrubs|treatments|polish)',
      '(hammam|hamam) (bath|)',
      '(turkish|moroccan|milk|steam|jacuzzi) bath',
      '(mud|seaweed|herbal) (wrap|bath|therapy)',
    ],
    anywhere: false,
    apart: 3,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'body (wrap|wraps|scrub|scrubs|polish|polishes|exfoliation|mask|glow)',
          '(mud|seaweed|herbal|detox|slimming|chocolate|clay|algae|aloe|salt|sugar|coffee|back|body) (wrap|wraps|scrub|scrubs|bath|baths)',
          '(hammam|hamam|turkish bath|moroccan bath|vichy shower|hydrotherapy bath|milk bath|steam bath|jacuzzi bath)',
        ],
      },
      {
        weight: 3,
        any: [
          '(body treatments|body wraps|body scrubs|wraps|scrubs|body wrap|body scrub|body polish|=hammam|hammam bath|body care|mud therapy|body therapies)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(vehicle|car|bubble|shrink|gift|pallet|food|chicken|baby|bird|pet|dog) (wrap|wraps|bath|baths|scrub)',
        '(nurse|medical) scrubs',
        '(bathroom|bedrooms|beds|bed|half) ~ (bath|baths)',
        '(wraps) ~ (salad|sandwich|chicken|tortilla|menu)',
      ],
      because: 'Other wraps, scrubs and baths',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-wrap',
      name: 'Prepare the room and the mixture',
      description: 'Warm the bed or bath, mix mud, salt or herbs and lay out linen.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(mud|salt|herbal|seaweed|clay)'],
    },
    {
      id: 'ask-health',
      name: 'Ask after health and skin',
      description: 'See whether heat, pressure or anything in it would harm the guest.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['interview', 'check-rules'],
      shownBy: ['(pregnan|allerg|skin|consult)'],
    },
    {
      id: 'give-wrap',
      name: 'Scrub, wrap and rinse',
      description: 'Work it in, wrap, watch the time and the guest, rinse and let rest.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 3, high: 15 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(wrap|scrub|exfoliat|rinse|shower)'],
    },
    {
      id: 'clean-room',
      name: 'Clean and reset the room',
      description: 'Wash down, change linen and disinfect for the next guest.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
