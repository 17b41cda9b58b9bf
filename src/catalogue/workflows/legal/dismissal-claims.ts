import { defineWorkflow } from '#catalogue/define.ts';

export const dismissalClaims = defineWorkflow({
  id: 'dismissal-claims',
  name: 'Dismissal, discrimination and workplace claims',
  department: 'Legal',
  type: 'Business',
  description:
    'Standing up for employees who were dismissed, treated worse than others, harassed or not paid: facts and time limits, talks, claim, evidence and hearing.',
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
      name: "Hear the employee's story and check time limits",
      description: 'Take down dates, papers and witnesses and say whether a claim is worth it.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'check-rules', 'advise'],
    },
    {
      id: 'try-settle-early',
      name: 'Try to settle with the employer early',
      description: 'Write what is owed and why, and use conciliation.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(settle)'],
    },
    {
      id: 'draft-claim',
      name: 'Draft the workplace claim',
      description: 'Set out facts, law and loss for the tribunal or agency.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(claim)'],
    },
    {
      id: 'prepare-evidence',
      name: 'Prepare evidence and witness statements',
      description: 'Put papers in order, write statements and work out the loss.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['extract-data', 'summarise'],
    },
    {
      id: 'present-at-hearing',
      name: 'Present the claim at the hearing',
      description: 'Question witnesses and sum up.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(tribunal|hearing|court)'],
    },
  ],
});
