import { defineWorkflow } from '#catalogue/define.ts';

export const businessCounsel = defineWorkflow({
  id: 'business-counsel',
  name: 'Ongoing legal counsel for companies',

  department: 'Legal',
  type: 'Business',
  description:
    'Advising client companies through the year as outside counsel: questions, contracts, governance, rules and deals.',
  industries: ['legal'],

  signals: {
    phrases: [
      { weight: 3, any: ['(outside|outsourced|fractional) general counsel', 'formation governance'] },
      {
        weight: 3,
        any: [
          '(outside|general|corporate|fractional) counsel (service|for business|for company|program|) ~ (business|company|client|owner|entrepreneur)',
          '(outsourced|outside|fractional) general counsel',
          '(advise|counsel|represent) ~ (business owner|small business|start up|startup|entrepreneur|corporations|companies)',
        ],
      },
      { weight: 1.5, any: ['merger acquisition'] },
      {
        weight: 2,
        any: ['(business law|corporate law|outside counsel|general counsel)'],
        in: ['heading', 'navigation'],
      },
    ],
  },

  minimumStrength: 4,
  tasks: [
    {
      id: 'questions',
      name: 'Answer legal questions of the week',
      description: 'Hear the issue, check the law and answer in plain words.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['answer-questions', 'advise'],
    },
    {
      id: 'governance',
      name: 'Keep company records and resolutions',
      description: 'Prepare minutes, consents and yearly filings.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(governance|minutes|corporate record)'],
    },
    {
      id: 'contracts',
      name: 'Review contracts that come in',
      description: 'Mark risks and propose changes before signing.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['contract'],
    },
    {
      id: 'deals',
      name: 'Carry purchases, sales and investments of companies',
      description: 'Check the target, negotiate and close.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'analyse-data'],
      shownBy: ['(acquisition|merger|sale of business|transaction)'],
    },
    {
      id: 'rules',
      name: 'Warn of changes in law',
      description: 'Watch rules that touch the client and say what to change.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'advise'],
      shownBy: ['(compliance|regulatory)'],
    },
  ],
});
