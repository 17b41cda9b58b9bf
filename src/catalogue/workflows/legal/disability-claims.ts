import { defineWorkflow } from '#catalogue/define.ts';

export const disabilityClaims = defineWorkflow({
  id: 'disability-claims',
  name: 'Disability benefit claims',

  department: 'Legal',
  type: 'Business',
  description:
    "Helping people who cannot work to disability or veterans' benefits: application, medical proof, appeals and the hearing.",
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(denied|denial) ~ (ssdi|disability)',
          '(ssdi|social security disability) ~ (appeal|appeals|claim|handle)',
        ],
      },
      {
        weight: 3,
        any: ['(social security disability|disability claims|disability appeals|ssdi)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(social security|veterans|va|long term|ssi|ssdi) disability (claim|benefit|lawyer|attorney|application|appeal|hearing|case|law|)',
          '(ssdi|ssi) (claim|benefit|application|appeal)',
          'disability (claim|appeal|hearing|attorney|lawyer)',
        ],
      },
      {
        weight: 2,
        any: ['(social security disability|disability|veterans benefits|ssdi|ssd ssi)'],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['disability insurance', 'learning disability', 'discriminat ~ disability'],
      because: 'Access for people with disabilities, or an insurance product',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'screen',
      name: 'Check whether a claim can succeed',
      description: 'Compare work history and conditions with the rules.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'check-rules'],
      shownBy: ['qualify'],
    },
    {
      id: 'apply',
      name: 'Complete and file the application',
      description: 'Describe work, illness and daily limits on the forms.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(apply|application|file)'],
    },
    {
      id: 'records',
      name: 'Collect medical evidence',
      description: "Request records and doctors' statements and point to what proves the limits.",
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'remind', 'summarise'],
      shownBy: ['medical (record|evidence)'],
    },
    {
      id: 'appeal',
      name: 'Appeal denials in time',
      description: 'Answer each reason for refusal with facts.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'research'],
      shownBy: ['(appeal|denied|denial|reconsideration)'],
    },
    {
      id: 'hearing',
      name: 'Prepare and represent at the hearing',
      description: 'Prepare the client and question experts before the judge.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['coach', 'decide'],
      shownBy: ['hearing'],
    },
  ],
});
