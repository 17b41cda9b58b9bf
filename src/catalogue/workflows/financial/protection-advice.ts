import { defineWorkflow } from '#catalogue/define.ts';

export const protectionAdvice = defineWorkflow({
  id: 'protection-advice',
  name: 'Protection insurance advice',
  department: 'Sales',
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
      name: 'Ask what would happen if',
      description: 'Go through illness, death and loss of work.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'compare-policies',
      name: 'Compare policies',
      description: 'Look at price, terms and exclusions.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'apply-answer-insurer',
      name: 'Apply and answer the insurer',
      description: 'Send health questions and chase reports.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
    {
      id: 'put-policies-trust',
      name: 'Put policies in trust and review',
      description: 'Fill in the trust and look again each year.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(trust|review)'],
    },
  ],
});
