import { defineWorkflow } from '#catalogue/define.ts';

export const protectionAdvice = defineWorkflow({
  id: 'protection-advice',
  name: 'Protection insurance advice',
  department: 'Finance',
  type: 'Business',
  description:
    'Saying which life, illness and income cover a household needs, placing it and putting it in trust.',
  industries: ['banking-lending', 'investment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(life cover|critical illness|income protection|life insurance) ~ (trust|critical illness|income protection|mortgage|family protection|adviser)',
        ],
      },
      {
        weight: 3,
        any: [
          '(protection|income protection|critical illness|life cover|family protection|mortgage protection|personal protection|protection advice)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(family|mortgage|income|personal) protection', 'protection advice', 'critical illness cover'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(data|fall|fire|corrosion|surge|consumer|child|environmental|paint|flood|buyer) protection'],
      because: 'Other protection',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-would-happen',
      name: 'Ask what illness or death would mean for a household',
      description: 'Go through income, debts, dependants and cover already there.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'compare-policies',
      name: 'Compare protection policies',
      description: 'Set price, terms and exclusions of insurers side by side for this health and job.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['look-up', 'match'],
    },
    {
      id: 'recommend-cover',
      name: 'Recommend cover and explain its limits',
      description: 'Say how much, how long and which policy, within what can be paid, and record why.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'draft-text'],
    },
    {
      id: 'apply-answer-insurer',
      name: 'Apply for cover and answer the insurer',
      description: "Send health questions and chase doctors' reports until a decision comes.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'remind'],
    },
    {
      id: 'put-policies-trust',
      name: 'Put policies in trust and review them',
      description: 'Explain who shall receive the money, fill in the trust and look again when life changes.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'remind'],
      shownBy: ['(trust|review)'],
    },
  ],
});
