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
        any: [
          '(write|leave|post|submit|give) ~ (review|testimonial|feedback)',
          'ask ~ (customer|client|patient|guest) for review',
          'review us',
          '(refer ~ friend|refer us|referral (program|bonus|reward))',
          '(share|tell) ~ (experience|story) ~ us',
          'rate us',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(testimonials|reviews|what =our (client|customer|patient|guest|student|family) say|client reviews|customer reviews|read our reviews|google reviews)',
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
      id: 'ask',
      name: 'Ask for a review at the right moment',
      description: 'Choose whom to ask after good work and send the request with the link.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
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
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['monitor', 'draft-text'],
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
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['analyse-data', 'summarise'],
    },
  ],
});
