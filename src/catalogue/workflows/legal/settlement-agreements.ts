import { defineWorkflow } from '#catalogue/define.ts';

export const settlementAgreements = defineWorkflow({
  id: 'settlement-agreements',
  name: 'Settlement and severance agreements',
  department: 'Legal',
  type: 'Business',
  description:
    'Advising somebody who is offered money to leave a job: reading the offer, judging it, asking for more and signing in time.',
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
      name: 'Read the offer and hear the story',
      description: 'Go through sums, claims given up and clauses with the employee.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'check-rules'],
    },
    {
      id: 'judge-whether-enough',
      name: 'Judge whether the offer is enough',
      description: 'Compare with what a tribunal would give.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'ask-more',
      name: 'Ask the employer for more',
      description: 'Write or call and give reasons for a higher sum.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(negotiate)'],
    },
    {
      id: 'sign-certify',
      name: 'Explain the final terms, sign and certify',
      description: 'Say what is given up and certify the advice, within the day where needed.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 4, revenue: 2 },
      traits: ['advise', 'check-rules'],
      shownBy: ['(sign)'],
    },
  ],
});
