import { defineWorkflow } from '#catalogue/define.ts';

export const claimSupport = defineWorkflow({
  id: 'claim-support',
  name: 'Insurance claim support',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Helping a customer whose insurer pays for the repair: recording the damage, meeting the adjuster, filing estimates and following the claim.',
  industries: ['trades', 'construction', 'automotive'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(storm|hail) damage ~ (insurance|claim|claims)',
          '(insurance claims) ~ (help|storm|hail|adjuster)',
        ],
      },
      { weight: 3, any: ['(insurance claims|storm damage insurance claims)'], in: ['heading', 'navigation'] },
      {
        weight: 3,
        any: [
          '(meet|meets) ~ adjuster',
          '(help|assist|work) ~ (claim|insurance|adjuster) ~ (paperwork|roof|storm|damage|process|claim)',
          '(storm|hail|wind) damage ~ (claim|insurance|adjuster)',
        ],
      },
      {
        weight: 2,
        any: ['(insurance claims|insurance restoration)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(work|deal|communicate|coordinate) ~ (insurance company|insurance|insurer|adjuster|carrier)',
          'insurance (claim|claims) ~ (help|assist|assistance|document|work|specialist|process)',
          '(help|assist|guide) ~ insurance claim',
          '(document|documentation) ~ (damage|adjuster|claim)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(insurance claims|insurance work|insurance claim help)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(with|carry|have|proof|certificate|general liability|our) ~ insurance (coverage|certificate)',
        'and insurance coverage',
      ],
      because: "The company's own insurance.",
    },
    {
      scope: 'sentence',
      any: ['(liability|fully|licensed|bonded) ~ (insurance|insured)'],
      because: "The firm's own cover.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'record-damage',
      name: 'Record the damage',
      description: 'Photograph, measure and describe what happened.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'summarise'],
      shownBy: ['document'],
    },
    {
      id: 'secure-damage',
      name: 'Secure the damaged place',
      description: 'Cover, dry or board up at once so that nothing gets worse.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(tarp|board up|emergency (tarping|service|repair)|water extraction|mitigation)'],
    },
    {
      id: 'file-estimate',
      name: 'Write the estimate the insurer asks for',
      description: "Price the damage in the insurer's form and price list and send it.",
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'meet-adjuster',
      name: 'Meet the adjuster',
      description: 'Show the damage and settle scope and price.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['negotiate'],
      shownBy: ['adjuster'],
    },
    {
      id: 'follow-claim',
      name: 'Follow the claim to payment',
      description: 'Answer questions, send papers and remind.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['remind', 'monitor'],
    },
    {
      id: 'ask-supplement',
      name: 'Ask for what the insurer left out',
      description: 'Show what was found later, with pictures and prices, and have it added.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 5 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['(supplement)'],
    },
  ],
});
