import { defineWorkflow } from '#catalogue/define.ts';

export const makeupApplication = defineWorkflow({
  id: 'makeup-application',
  name: 'Make-up application',
  department: 'Operations',
  type: 'Development',
  description:
    'Making up people for events, pictures or film: asking, trial, skin preparation, application, touching up.',
  industries: ['personal-services', 'photography', 'events'],
  delivers: {
    named: [
      '(makeup|make up) (application|services|artistry)',
      '(bridal|wedding|party|special occasion|airbrush|commercial) (makeup|make up)',
    ],
    anywhere: true,
    notIn: ['retail', 'manufacturing'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(makeup|make up) (application|artist|artists|artistry|services|service|trial|trials|lesson|lessons|session)',
          '(bridal|wedding|special occasion|event|airbrush|editorial|commercial|photographic|party|prom) (makeup|make up)',
          '(full|partial) makeup application',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(=makeup|make up|makeup services|makeup application|bridal makeup|makeup artistry|hair makeup|airbrush makeup|wedding makeup)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(hair makeup artists|=your makeup artist|wedding party =of)',
        '(permanent makeup removal|makeup remover|makeup class (missed|session)|make up (=of|=the|=for|=a|=work|=exam|=test|=class|=missed|=lost|=most))',
      ],
      because: 'Another make-up.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-occasion',
      name: 'Ask about occasion, dress and light',
      description: 'Talk about the day and look at pictures the client likes.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 4, error: 3, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 3 },
      traits: ['interview'],
    },
    {
      id: 'try-look',
      name: 'Try the look beforehand',
      description: 'Try colours and lashes, photograph the face and change what does not please.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3.0 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['design', 'hands-on'],
      shownBy: ['(trial|preview)'],
    },
    {
      id: 'prepare-face',
      name: 'Prepare the skin',
      description: 'Clean and moisten the skin, prime it and cover spots.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3.0 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'apply-makeup',
      name: 'Apply make-up',
      description: 'Work on skin, eyes and lips so that it holds for hours and before the camera.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(makeup|make up|application)'],
    },
    {
      id: 'touch-up',
      name: 'Stay and touch up',
      description: 'Stay at the wedding or on set and mend what wears off.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['care'],
      shownBy: ['(on location|on set|touch up|touch ups|wedding day)'],
    },
  ],
});
