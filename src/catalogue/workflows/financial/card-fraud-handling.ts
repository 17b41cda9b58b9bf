import { defineWorkflow } from '#catalogue/define.ts';

export const cardFraudHandling = defineWorkflow({
  id: 'card-fraud-handling',
  name: 'Lost cards and fraud reports',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Helping customers whose card is lost or misused: stopping it at any hour, looking into charges, disputing them and sending a new card.',
  industries: ['banking-lending'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(lost|stolen) (card|debit card|or stolen card) ~ (call|freeze|report|app|hour|24|block|immediately|contact)',
          '(freeze|lock) ~ (card|app) ~ (call|lost|fraud|app|=any hour)',
          'report ~ (lost|stolen|fraud|fraudulent) ~ (card|transaction)',
        ],
      },
      {
        weight: 3,
        any: [
          '(lost card|lost or stolen card|lost stolen cards|report fraud|lost stolen|report lost card|lost card fraud|fraud center)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-report-stop',
      name: 'Take the report and stop the card',
      description: 'Check who is calling, block the card at once and ask which charges are not theirs.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'check-rules'],
      shownBy: ['(freeze|block|report)'],
    },
    {
      id: 'look-into-charges',
      name: 'Look into reported charges',
      description: 'Compare charges with place, habit and merchant and sort fraud from mistakes.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'file-dispute',
      name: 'File chargebacks within the time limits',
      description: 'Send the card scheme the forms and proof and follow each case to its date.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules', 'remind'],
    },
    {
      id: 'settle-customer',
      name: 'Credit the customer and explain the outcome',
      description:
        'Give provisional credit by the rules, tell the customer what was decided and answer objections.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'draft-text'],
    },
    {
      id: 'issue-new-card',
      name: 'Issue the replacement card',
      description: 'Order or print the card, post or hand it over and move standing payments.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
