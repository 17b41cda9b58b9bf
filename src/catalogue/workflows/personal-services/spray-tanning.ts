import { defineWorkflow } from '#catalogue/define.ts';

export const sprayTanning = defineWorkflow({
  id: 'spray-tanning',
  name: 'Spray tanning',
  department: 'Operations',
  type: 'Development',
  description:
    'Giving a tan by spray: choosing shade, preparing skin, spraying evenly and telling how to keep it.',
  industries: ['personal-services'],
  narrows: ['treatments'],
  delivers: {
    named: ['(organic|airbrush|mobile|) spray (tan|tans|tanning)', '(sunless|airbrush) tanning'],
    anywhere: true,
    notIn: ['retail', 'manufacturing'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(spray|airbrush|sunless|organic|custom|mobile) (tan|tans|tanning)',
          'tanning (beds|booth|salon|sessions|packages)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(spray tan|spray tans|spray tanning|=tanning|airbrush tanning|sunless tanning|organic spray tan)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-tan',
      name: 'Tell the client how to prepare',
      description: 'Write before the visit to scrub and shave and to wear loose clothes.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['remind', 'answer-questions'],
    },
    {
      id: 'choose-shade',
      name: 'Choose the shade',
      description: 'Look at the skin, ask for the occasion and say how dark it may be.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['advise'],
    },
    {
      id: 'spray-tan',
      name: 'Spray the tan',
      description: 'Spray in even strokes, thinner on hands and feet.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(spray|airbrush|tan)'],
    },
    {
      id: 'keep-tan',
      name: 'Tell how to dry and keep the tan',
      description: 'Say when to shower first, what creams to use and how long it lasts.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['advise'],
    },
    {
      id: 'clean-booth',
      name: 'Clean booth and gun',
      description: 'Rinse, dry and refill the gun and wipe and air the booth.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
