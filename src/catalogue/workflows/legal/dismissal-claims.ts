import { defineWorkflow } from '#catalogue/define.ts';

export const dismissalClaims = defineWorkflow({
  id: 'dismissal-claims',
  name: 'Dismissal, discrimination and workplace claims',
  department: 'Legal',
  type: 'Business',
  description:
    'Standing up for employees who were dismissed, harassed or not paid: facts, time limits, claim, hearing.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(unfair dismissal|wrongful termination|constructive dismissal|workplace discrimination|sexual harassment|whistleblowing|whistleblower|unpaid overtime|wage theft|retaliation|redundancy claims) ~ (claim|case|represent|tribunal|employee|lawyer|attorney|no win|discrimination|whistleblowing|fired|harassment|we|eeoc|violations)',
        ],
      },
      {
        weight: 3,
        any: [
          '(unfair dismissal|wrongful termination|workplace discrimination|sexual harassment|unpaid wages|wage hour|whistleblowing|employment claims|=for employees|employee rights|wage theft|unpaid overtime|retaliation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    called: '{service} claims',
    named: [
      '(unfair dismissal|wrongful termination|(workplace |employment |)discrimination|sexual harassment|whistleblower|wage (claims|theft)|unpaid (wages|overtime)|employment tribunal) (claims|cases|)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(equal opportunity|does not discriminate|without regard|policy|zero tolerance|report harassment)',
      ],
      because: "The firm's own policy",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-story-check',
      name: 'Hear the story and check time limits',
      description: 'Take down dates, papers and witnesses.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'try-settle-early',
      name: 'Try to settle early',
      description: 'Write the letter and use conciliation.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(settle)'],
    },
    {
      id: 'draft-claim',
      name: 'Draft the claim',
      description: 'Set out the facts, the law and the loss.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(claim)'],
    },
    {
      id: 'prepare-evidence',
      name: 'Prepare evidence',
      description: 'Put bundle, statements and schedule of loss together.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'present-at-hearing',
      name: 'Present at the hearing',
      description: 'Question witnesses and sum up.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(tribunal|hearing|court)'],
    },
  ],
});
