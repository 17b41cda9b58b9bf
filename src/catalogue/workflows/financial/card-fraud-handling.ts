import { defineWorkflow } from '#catalogue/define.ts';

export const cardFraudHandling = defineWorkflow({
  id: 'card-fraud-handling',
  name: 'Lost cards and fraud reports',
  department: 'Customer Service',
  type: 'Business',
  description: 'Stopping a card at any hour, looking into charges, new card.',
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
      description: 'Check identity and block at once.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(freeze|block|report)'],
    },
    {
      id: 'look-into-charges',
      name: 'Look into the charges',
      description: 'Sort what is fraud and what is not.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'file-dispute',
      name: 'File the dispute',
      description: 'Send forms within the time limits.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'issue-new-card',
      name: 'Issue a new card',
      description: 'Print or order and post.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
  ],
});
