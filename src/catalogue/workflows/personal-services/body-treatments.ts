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
    'Giving treatments of the whole body, such as scrubs, wraps, mud and baths: asking about health, mixing and warming what is needed, treating, advising after and making the room ready again.',
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
      id: 'ask-health',
      name: 'Ask guests about health and skin before a wrap or bath',
      description: 'Find out whether heat, pressure or anything in the mixture would harm the guest.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['interview', 'check-rules', 'care'],
      shownBy: ['(pregnan|allerg|skin|consult)'],
    },
    {
      id: 'prepare-wrap',
      name: 'Warm the bed or bath and mix what is used',
      description: 'Heat bed or water, mix mud, salt or herbs and lay out linen.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(mud|salt|herbal|seaweed|clay)'],
    },
    {
      id: 'give-wrap',
      name: 'Scrub, wrap and rinse the guest',
      description: 'Work the mixture in, wrap, watch time and guest, rinse and let the guest rest.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(wrap|scrub|exfoliat|rinse|shower)'],
    },
    {
      id: 'advise-after-wrap',
      name: 'Advise on rest and skin care after a body treatment',
      description:
        'Say what to drink, what to avoid and how often it does good, and suggest what to use at home.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise', 'personalise'],
    },
    {
      id: 'clean-room',
      name: 'Clean and reset the treatment room',
      description: 'Wash down, change linen and disinfect for the next guest.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
