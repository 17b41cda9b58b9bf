import { defineWorkflow } from '#catalogue/define.ts';

export const judgmentEnforcement = defineWorkflow({
  id: 'judgment-enforcement',
  name: 'Court claims and judgment enforcement',
  department: 'Legal',
  type: 'Business',
  description:
    'Taking unpaid debts to court and getting money on the judgment: claim, judgment, bailiffs, charges, attachment.',
  industries: ['financial', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'issue county court',
          '(county court|court) claims ~ (judgment|enforcement|enter)',
          '(bailiffs|charging orders|statutory demands) ~ (bailiffs|charging orders|statutory demands|judgment)',
          '(issue|enter|enforce|obtain) ~ (county court|court judgment|ccj|judgments|statutory demand|writ) ~ (debt|debtor|creditor|bailiffs|enforcement|claim|client|unpaid|pay|garnish|levy|you|owed)',
          '(county court claims|charging orders|statutory demands|writs of control|wage garnishment|bank levies|attachment of earnings) ~ (enter|instruct|bailiffs|enforcement|judgment|creditor|obtain|we)',
          '(judgment|judgement) (enforcement|recovery|collection|domestication)',
        ],
      },
      {
        weight: 3,
        any: [
          '(court action|legal recovery|judgment enforcement|judgment recovery|legal collections|enforcement|high court enforcement|creditors rights|county court claims|judgment collection|litigation enforcement)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(judgment|judgement|high court|ccj|writ) (enforcement|recovery|collection)',
      'county court claims',
      'creditors rights',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(code|law|border|parking|hoa) enforcement',
        '(stop|fight|defend|bankruptcy) ~ (garnishment|levy)',
      ],
      because: "Another enforcement or the debtor's side",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'judge-whether-suing',
      name: 'Judge whether suing pays',
      description: 'Look at proof, solvency and costs.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'issue-claim',
      name: 'Issue the claim',
      description: 'Write particulars and file.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(claim|issue)'],
    },
    {
      id: 'enter-judgment',
      name: 'Enter judgment',
      description: 'File the request or go to the hearing.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(judgment)'],
    },
    {
      id: 'instruct-enforcement',
      name: 'Instruct enforcement',
      description: 'Choose bailiff, charge or attachment and follow up.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['match', 'route-requests'],
      shownBy: ['(bailiff|enforce|charging)'],
    },
  ],
});
