import { defineWorkflow } from '#catalogue/define.ts';

export const settlementAgreements = defineWorkflow({
  id: 'settlement-agreements',
  name: 'Settlement and severance agreements',
  department: 'Legal',
  type: 'Business',
  description: 'Advising somebody who is offered money to leave, and signing in time.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(settlement|severance|separation|compromise) (agreement|package) ~ (sign|signed|review|advice|employee|employer|24 hours|negotiate|advise|leave|job|redundancy|executive|contribution)',
        ],
      },
      {
        weight: 3,
        any: [
          '(settlement agreements|severance agreements|severance|severance negotiation|severance review|severance packages)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(settlement|severance|separation|compromise) (agreement|negotiation|review)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(divorce|marital|injury|property|insurance|class action) settlement'],
      because: 'Other settlements',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-agreement-story',
      name: 'Read the agreement and the story',
      description: 'This covers go through sums and claims and clauses.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'judge-whether-enough',
      name: 'Judge whether it is enough',
      description: 'Compare with what a tribunal would give.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'ask-more',
      name: 'Ask for more',
      description: 'Write or call and give reasons for a higher sum.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(negotiate)'],
    },
    {
      id: 'sign-certify',
      name: 'Sign and certify',
      description: 'Certify the advice within the day where needed.',
      role: 'Attorney',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(sign)'],
    },
  ],
});
