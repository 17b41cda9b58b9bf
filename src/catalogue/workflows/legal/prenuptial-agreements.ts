import { defineWorkflow } from '#catalogue/define.ts';

export const prenuptialAgreements = defineWorkflow({
  id: 'prenuptial-agreements',
  name: 'Prenuptial and cohabitation agreements',
  department: 'Legal',
  type: 'Business',
  description:
    'Writing down, before or during a life together, who owns what if it ends: wishes and assets, draft, the other lawyer, and signing.',
  industries: ['legal'],
  signals: {
    phrases: [
      { weight: 3, any: ['agreement ~ (days|weeks) before wedding'] },
      {
        weight: 3,
        any: [
          '(prenuptial|pre nuptial|postnuptial|cohabitation|premarital|living together) (agreement|contract)',
          '(prenup|pre nup) ~ (draft|agreement|wedding|marriage|sign|advice|lawyer|we|review)',
        ],
      },
      {
        weight: 3,
        any: [
          '(prenuptial agreements|pre nups|prenups|pre nuptial agreements|cohabitation agreements|cohabitation|marital agreements|premarital agreements|postnuptial agreements)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(prenuptial|pre nuptial|postnuptial|cohabitation|marital|premarital) (agreement)', 'prenups'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-each-owns',
      name: 'Ask what each partner owns and wishes',
      description: 'List assets, debts, children and hopes.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'draft-agreement',
      name: 'Draft the agreement between partners',
      description: 'Write terms that a court will respect.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(draft)'],
    },
    {
      id: 'negotiate-other-lawyer',
      name: "Negotiate with the other partner's lawyer",
      description: 'Settle changes in good time before the wedding.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(wedding)'],
    },
    {
      id: 'explain-sign',
      name: 'Explain the agreement and have it signed',
      description: 'See that each understands and had advice of their own.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 5, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 2 },
      traits: ['advise', 'check-rules'],
      shownBy: ['(sign|explain)'],
    },
  ],
});
