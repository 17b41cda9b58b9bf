import { defineWorkflow } from '#catalogue/define.ts';

export const employmentDisputes = defineWorkflow({
  id: 'employment-disputes',
  name: 'Employment law case handling',

  department: 'Legal',
  type: 'Business',
  description:
    'Claims between workers and employers over dismissal, discrimination, harassment, pay and leave, from the first facts to agency complaint, settlement or trial.',
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(handbooks|severance|wrongful termination) ~ (severance|claims|claim|employer|employee)'],
      },
      {
        weight: 3,
        any: ['(employment|employment law|labor employment|wrongful termination)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          'employment (law|lawyer|attorney) (case|claim|matter|firm|practice|advice|service|attorney|dispute|)',
          'employment (dispute|discrimination|litigation)',
          '(wrongful termination|unfair dismissal|workplace discrimination|sexual harassment|wage hour|unpaid (wages|overtime)|retaliation|hostile work) ~ (claim|case|lawyer|attorney|law|employee|dispute)',
          '(represent|advise) ~ (employee|employers|worker)',
        ],
      },
      {
        weight: 2,
        any: [
          '(employment law|labor employment|employment|wrongful termination|discrimination|wage hour|sexual harassment)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    called: '{service} case handling',
    named: ['employment law', 'labor law', 'wrongful termination', 'employment discrimination'],
    anywhere: false,
  },

  minimumStrength: 4,
  tasks: [
    {
      id: 'take-facts',
      name: 'Establish the facts of the employment',
      description: 'Read contracts, policies and messages and order events in time.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 3, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'extract-data', 'summarise'],
    },
    {
      id: 'advise',
      name: 'Advise on rights, risks and next steps',
      description: 'Compare the facts with law and practice and say what a claim is worth.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'research'],
      shownBy: ['(advise|advice) ~ (employee|employer|right)'],
    },
    {
      id: 'agency',
      name: 'File with the labour authority or tribunal',
      description: 'Draft the charge or response and keep the time limits.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(eeoc|tribunal|agency|commission)'],
    },
    {
      id: 'negotiate',
      name: 'Negotiate severance or settlement',
      description: 'Bargain over money, references and terms of leaving.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['(severance|settlement|negotiate)'],
    },
    {
      id: 'litigate',
      name: 'Litigate the claim',
      description: 'Take discovery, argue motions and try the case.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['draft-text', 'plan'],
      shownBy: ['(litigation|trial|court)'],
    },
  ],
});
