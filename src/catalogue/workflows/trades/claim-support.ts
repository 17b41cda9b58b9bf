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
          '(work|deal|communicate|coordinate) ~ (insurance company|insurance|insurer|adjuster|carrier)',
          'insurance (claim|claims) ~ (help|assist|assistance|document|work|specialist|process)',
          '(help|assist|guide) ~ insurance claim',
          '(document|documentation) ~ (damage|adjuster|claim)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(insurance claims|insurance work|storm damage|insurance claim help)'],
      },
    ],
  },
  counterSignals: [
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
      id: 'file-estimate',
      name: 'Write the estimate the insurer asks for',
      description: 'Use its form and price list.',
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
  ],
});
