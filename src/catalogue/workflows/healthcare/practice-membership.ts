import { defineWorkflow } from '#catalogue/define.ts';

export const practiceMembership = defineWorkflow({
  id: 'practice-membership',
  name: 'Practice membership plan',

  department: 'Customer Service',
  type: 'Business',
  description:
    "Selling and keeping a practice's own yearly or monthly plan: what it covers, joining, billing, use and renewal.",
  industries: ['healthcare'],

  narrows: ['membership-administration'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(in house|dental|office) (savings|membership|discount) plan',
          '(no insurance) ~ (yearly|monthly|annual) (fee|plan|membership)',
        ],
      },
      {
        weight: 3,
        any: [
          '(dental|in house|in office|practice|patient|wellness|direct primary care|concierge|pet wellness) (membership|savings|discount) (plan|program|club)',
          '(wellness|membership) (plan) ~ (monthly|month|year|annual|join|enroll|include|pet|insurance|cover)',
          'no insurance ~ (membership|savings plan|plan|problem)',
          'direct primary care',
          '(monthly|annual) membership (fee|plan|includes)',
        ],
      },
      {
        weight: 2,
        any: [
          '(membership plan|membership|savings plan|dental membership|wellness plans|direct primary care|in house plan|dental savings plan)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['(member|membership) =of ~ (association|society|academy|chamber)', 'care plan'],
      because: 'Membership of a society',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer',
      name: 'Explain and offer the plan',
      description: 'Compare with paying each visit.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 5 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(join|enroll|benefit)'],
    },
    {
      id: 'enrol',
      name: 'Enrol and take payment',
      description: 'Enter people, terms and card.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 4 },
      traits: ['enter-data'],
      shownBy: ['(enroll|sign up)'],
    },
    {
      id: 'apply',
      name: 'Apply the plan at visits',
      description: 'Book covered visits and reduce fees.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['check-rules'],
      shownBy: ['(include|discount|cover)'],
    },
    {
      id: 'renew',
      name: 'Renew and chase failed payments',
      description: 'Remind, retry and talk.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 4 },
      traits: ['remind'],
      shownBy: ['renew'],
    },
    {
      id: 'review',
      name: 'Review price and use',
      description: 'Count use and adjust.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 4 },
      traits: ['analyse-data'],
    },
  ],
});
