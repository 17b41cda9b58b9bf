import { defineWorkflow } from '#catalogue/define.ts';

export const scholarships = defineWorkflow({
  id: 'scholarships',
  name: 'Scholarship and financial aid',
  department: 'Finance',
  type: 'Analysis',
  description:
    'Helping those who cannot pay in full: announcing aid, checking applications and papers, awarding and accounting.',
  industries: ['education', 'non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(scholarship|financial aid|bursary|tuition assistance) (program|application|award|available|option|fund|eligibility|opportunity|student|deadline)',
          '(apply|qualify) ~ (scholarship|financial aid)',
          '(award|offer|accept) ~ scholarship',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(scholarships|financial aid)'] },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'inform-aid',
      name: 'Inform about aid',
      description: 'Explain programmes, conditions and dates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(scholarship|aid) ~ (program|option|available)'],
    },
    {
      id: 'check-aid',
      name: 'Check applications',
      description: 'Check papers, income and conditions.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(eligible|eligibility|document|income)'],
    },
    {
      id: 'award',
      name: 'Award the aid',
      description: 'Weigh need and merit and decide amounts.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['advise'],
      shownBy: ['award'],
    },
    {
      id: 'account-aid',
      name: 'Account for the money',
      description: 'Claim from state or donors, post and report.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'enter-data'],
    },
  ],
});
