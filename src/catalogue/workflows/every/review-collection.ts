import { defineWorkflow } from '#catalogue/define.ts';

export const reviewCollection = defineWorkflow({
  id: 'review-collection',
  name: 'Review and testimonial collection',
  naming: {
    variants: [
      { any: ['patient (review|testimonial)'], name: 'Patient review collection' },
      { any: ['client (review|testimonial)'], name: 'Client testimonial collection' },
      { any: ['(refer|referral) ~ (friend|us|family)', 'refer us'], name: 'Referral and review collection' },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Asking satisfied customers for a review or referral, publishing what they say and replying to it.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['leave (us|) ~ =review'],
      },
      {
        weight: 2,
        any: ['(leave review|write review)'],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 1.5,
        any: [
          '(tripadvisor|trip advisor|google|yelp|facebook|houzz|angi) (review|reviews|rating)',
          '(guest|client|customer|patient|student|parent|member) (testimonial|=reviews)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=write|=leave|=post|=submit|=add|=give|=share|=leaving|=writing|=sharing) ~ (google review|yelp review|facebook review|testimonial|=review|=reviews)',
          '(review|rate) =us ~ (google|yelp|facebook|tripadvisor|trip advisor|angi|houzz|bbb)',
          '(find|see) =us ~ (google|yelp|tripadvisor|trip advisor|angi|houzz|bbb)',
          'share review',
          '(guest|client|customer|patient) ~ comment ~ guest book',
        ],
      },
      {
        weight: 3,
        any: [
          '(=write|=leave|=post|=writing|=leaving|=posting) ~ (=review|=reviews|testimonial)',
          '(submit|give|add|send) ~ testimonial',
          'submit (=a|=your|=the) review',
          'ask ~ (customer|client|patient|guest) for review',
          'review us',
          '(refer (=a|=your) (friend|family)|refer us|referral (program|bonus|reward|discount))',
          '(share|tell) ~ (experience|story) ~ us',
          'rate us',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(testimonials|=reviews|what =our (client|customer|patient|guest|student|family) say|client reviews|customer reviews|read our reviews|google reviews)',
        ],
      },
      { weight: 3, language: 'de', any: ['bewertung (schreiben|abgeben)', 'kundenstimmen'] },
      { weight: 3, language: 'fr', any: ['(laissez|donnez) ~ avis', 'témoignages'] },
      { weight: 3, language: 'es', any: ['(deja|déjanos|escriba) ~ (reseña|opinión)', 'testimonios'] },
    ],
    forms: [{ weight: 3, purpose: 'review' }],
    structured: [
      { weight: 1, type: 'Review' },
      { weight: 1, type: 'AggregateRating' },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(guest|guests|tenant|tenants) ~ (leave|leaving) (positive|good|great|star|glowing) (review|reviews)',
      ],
      because: 'What comes of good care.',
    },
    {
      scope: 'sentence',
      any: [
        '(human|code|legal|internal|expert|editorial|design|quality|annual|final) (review|reviews)',
        'review (checkpoint|checkpoints|step|steps|stage|cycle|queue|gate|gates|workflow)',
      ],
      because: "A check of work is not a customer's review.",
    },
    {
      scope: 'sentence',
      any: [
        '=your (google|facebook|yelp|online) ~ =reviews',
        '(give|send|offer|provide) you ~ (expert|free) ~ review',
      ],
      because: "Reviews of the customer's business",
    },
    { scope: 'sentence', any: ['google maps'], because: 'The way to the door.' },
    {
      scope: 'sentence',
      any: [
        '(bylaws|bylaw|amendment|amendments|board|council|committee|paper|manuscript|contract|application|applications) ~ (review|reviewed)',
      ],
      because: 'Papers that are examined are no testimonials.',
    },
    {
      scope: 'sentence',
      any: ['(earn|collect|reward|bonus) ~ point ~ (refer|review|friend)'],
      because: 'Points for a recommendation belong to the rewards programme.',
    },
    {
      scope: 'sentence',
      any: [
        'review process',
        'peer review',
        'policy review',
        'design review',
        'review board',
        'record review',
      ],
      because: "A check of documents is not a customer's review.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-satisfied',
      name: 'See which customers have just been served well',
      description: 'Look through finished work for customers who could say something.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['monitor', 'match'],
    },
    {
      id: 'ask',
      name: 'Ask customers for a review',
      description: 'Send the request with the link at the right moment, and remind once.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['remind', 'personalise'],
      shownBy: ['(leave|write|post) ~ review', 'refer'],
    },
    {
      id: 'watch-and-reply',
      name: 'Watch reviews and reply',
      description: 'See new reviews on all platforms and answer, calmly where they are bad.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['monitor', 'draft-text'],
    },
    {
      id: 'report-unfair-reviews',
      name: 'Report reviews that break the rules',
      description: 'Recognise false or abusive reviews and ask the platform to take them down.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'draft-text'],
    },
    {
      id: 'keep-profiles',
      name: 'Keep profiles on review sites current',
      description: 'Correct hours, address, services and pictures wherever customers look.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'monitor'],
    },
    {
      id: 'publish-testimonials',
      name: 'Choose and publish testimonials',
      description: 'Pick what tells most, get consent and place it on the site.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['create-media', 'check-rules'],
      shownBy: ['(testimonial|what =our)'],
    },
    {
      id: 'learn',
      name: 'Pass on what reviews teach',
      description: 'Gather repeated praise and complaint and bring it to those who can act.',
      role: 'Operations Analyst',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['analyse-data', 'summarise'],
    },
  ],
});
