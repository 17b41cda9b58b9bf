import { defineWorkflow } from '#catalogue/define.ts';

export const loyaltyProgramme = defineWorkflow({
  id: 'loyalty-programme',
  name: 'Loyalty and rewards programme',
  naming: {
    variants: [
      {
        any: [
          '(salon|spa|massage|facial|blowout|beauty|tanning|wellness) membership',
          'membership ~ (monthly|perk|discount|benefit)',
        ],
        name: 'Memberships and rewards programme',
      },
      { any: ['(car wash|wash|unlimited wash) (membership|club|plan)'], name: 'Car wash membership' },
    ],
  },
  department: 'Marketing',
  type: 'Business',
  description:
    'Keeping customers by points, perks or paid membership: signing them up, crediting, redeeming and telling them of their benefits.',
  industries: [
    'retail',
    'restaurant',
    'personal-services',
    'pet-services',
    'hospitality',
    'automotive',
    'food-production',
    'cleaning',
    'pharmacy',
  ],
  narrows: ['membership-administration'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(reward|rewards|loyalty|vip|frequent buyer|frequent diner|punch card|perks) ~ (program|programme|club|points|member|card)',
          '(earn|redeem|collect|accumulate) ~ (point|reward|loyalty)',
          '(join|become|sign up|enroll) ~ (reward|rewards|loyalty|vip) ~ (program|club|today|free|member|list)',
        ],
      },
      {
        weight: 3,
        any: [
          '(salon|spa|massage|facial|blowout|haircut|wellness|beauty|tanning|car wash|unlimited|wash|coffee|monthly) (membership|member|club)',
          '(become|join as) ~ member ~ (save|discount|perk|benefit|exclusive|monthly)',
          'membership ~ (monthly|perk|discount|benefit|service each month|treatment)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(rewards program|loyalty program|rewards club|vip club|vip points|loyalty rewards|join rewards|frequent buyer program)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(memberships|membership|rewards|loyalty|membership plans)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(cash reward|reward =for information|=rewarding|credit card reward|insurance|church|association|chamber of commerce|gym|employee reward|member =of)',
      ],
      because: 'Another kind of reward or member.',
    },
    {
      scope: 'sentence',
      any: ['(board|team|staff|family|community|audience|church|committee) member'],
      because: 'People, not a programme.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'enrol-customers',
      name: 'Sign customers up and enter their details',
      description: 'Explain the programme at the till or online and open the account.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'answer-questions'],
      shownBy: ['(join|sign up|enroll) ~ (reward|loyalty|member|club)'],
    },
    {
      id: 'credit-points',
      name: 'Credit points and charge membership fees',
      description: 'Book what each visit or purchase earns and collect the monthly fee where there is one.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(earn ~ point|monthly ~ (fee|payment|membership))'],
    },
    {
      id: 'redeem-rewards',
      name: 'Redeem rewards and mend wrong balances',
      description: 'Check what a customer has earned, grant it and correct what was missed.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['look-up', 'decide'],
      shownBy: ['(redeem|reward)'],
    },
    {
      id: 'set-benefits',
      name: 'Set tiers, benefits and rules',
      description: 'Decide what earns what, what it may cost and when it lapses.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['plan', 'decide'],
      shownBy: ['(tier|perk|benefit|member ~ discount)'],
    },
    {
      id: 'tell-members',
      name: 'Tell members of offers and birthdays',
      description: 'Choose who gets which offer and write the message.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'personalise', 'remind'],
      shownBy: ['(birthday|exclusive offer|member only)'],
    },
    {
      id: 'review-programme',
      name: 'Review what the programme brings',
      description: 'Compare visits and spending of members and others and find who is drifting away.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['analyse-data'],
    },
  ],
});
