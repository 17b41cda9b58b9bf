import { defineWorkflow } from '#catalogue/define.ts';

export const warrantyService = defineWorkflow({
  id: 'warranty-service',
  name: 'Warranty registration and claims',
  naming: {
    parts: [
      { any: ['(register|registration)'], name: 'Warranty registration' },
      {
        any: ['(claim|claims|repair|repairs|replacement|replacements|service|work|request)'],
        name: 'Warranty claims',
      },
    ],
  },
  department: 'Customer Service',
  type: 'Business',
  description:
    'Registering what was sold or built, judging claims under its warranty and having the fault put right.',
  industries: [
    'retail',
    'manufacturing',
    'trades',
    'construction',
    'automotive',
    'energy-environment',
    'product-maker',
    'wholesale',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(remake|remakes|repair|repairs|replacement) ~ free ~ (year|years|months)'],
      },
      { weight: 2, any: ['=guarantee'], in: ['heading', 'navigation'] },

      {
        weight: 3,
        any: [
          '(rma|return (authorization|authorisation)) ~ (number|request|form|before|unit|product)',
          '(warranty) (claim|claims|registration|repair|replacement)',
        ],
      },
      {
        weight: 2,
        any: ['(warranty rma|rma|warranty claims|warranty registration|returns warranty)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(register|registering|file|submit|make|handle|process|start|open) ~ (warranty|guarantee) ~ (claim|online|product|form|service|request|here|repair)',
          'warranty (claim|registration|service|request|repair|work|department|form|team)',
          'register =your (product|warranty|purchase|unit|equipment|machine)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(warranty claim|warranty claims|warranty registration|register =your product|product registration|warranty service|warranty request)',
        ],
      },
      {
        weight: 1,
        any: ['(extended|lifetime|limited|workmanship|manufacturer|labor|transferable) warranty'],
      },
      { weight: 1, in: ['heading', 'navigation'], any: ['(warranty|warranties|warranty information)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(without|no|disclaims|disclaim|implied|express) ~ warranty',
        'warranty ~ (merchantability|fitness)',
        '(home warranty (company|plan))',
        'satisfaction guarantee',
        'not guarantee',
      ],
      because: "A disclaimer, a promise or another firm's plan.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-warranty',
      name: 'Register products or jobs under warranty',
      description: 'Enter what was sold or built, for whom and from which day.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(register|registration) ~ (warranty|product)'],
    },
    {
      id: 'take-claim',
      name: 'Take the claim with photos and proof of purchase',
      description: 'Ask what is wrong, since when and for the papers.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['interview', 'extract-data'],
      shownBy: ['(proof =of purchase|photo|receipt|serial number)'],
    },
    {
      id: 'judge-claim',
      name: 'Judge whether the warranty covers the fault',
      description: 'Compare fault, age and use with the terms and decide, also out of goodwill.',
      role: 'Service Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'decide'],
      shownBy: ['(cover|covered|void|exclusion)'],
    },
    {
      id: 'arrange-remedy',
      name: 'Arrange repair, replacement or credit',
      description: 'Order the part, book the visit or issue the replacement.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['schedule', 'route-requests'],
      shownBy: ['(repair|replace) ~ warranty'],
    },
    {
      id: 'claim-from-maker',
      name: 'Claim the cost back from the maker',
      description: "Fill in the maker's form, send the part back and follow the money.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['manufacturer warranty'],
    },
    {
      id: 'learn-from-faults',
      name: 'Learn from faults that return',
      description: 'Count faults by product and cause and tell those who buy or build.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['analyse-data', 'summarise'],
    },
  ],
});
