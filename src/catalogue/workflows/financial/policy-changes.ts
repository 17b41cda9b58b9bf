import { defineWorkflow } from '#catalogue/define.ts';

export const policyChanges = defineWorkflow({
  id: 'policy-changes',
  name: 'Policy change handling',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Changing a running policy: taking the wish, checking consequences, sending it to the insurer and confirming.',
  industries: ['insurance'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(mid term changes|mid term adjustments|changes to policy|change =your policy|policy amendments|something changed)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(new|change) ~ (van|car|driver|vehicle|address) ~ (form|certificate|revised|tell|let us know)',
          '(mid term|midterm) (change|adjustment|alterations)',
        ],
      },
      {
        weight: 3,
        any: [
          '(add|remove) ~ (driver|drivers|vehicle|vehicles|car|cars|lienholder|lienholders)',
          'policy (service|changes) ~ (update|add|driver|car|cars)',
          '(request|make) policy (change|changes)',
        ],
      },
      {
        weight: 3,
        any: ['(make change|policy changes|policy change request|policy service|change policy)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(add|remove|delete|change|replace|update) ~ (driver|vehicle|car|coverage|address|lienholder|mortgagee|insured|location|beneficiary) ~ (form|policy|request|insurance|online|call)',
          '(policy|coverage|vehicle|driver|address) (change|update|addition|endorsement|removal) (request|form)',
        ],
      },
      {
        weight: 3,
        any: [
          '(policy|coverage) change',
          '(change|update|amend) ~ (policy|coverage)',
          '(add|remove) ~ (driver|vehicle) ~ policy',
          'request ~ policy change',
        ],
      },
    ],
    forms: [{ weight: 2, fields: ['policy number'] }],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-change',
      name: 'Take requests to change a policy',
      description: 'Record what is to change and from when.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 0.75, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(request|submit) ~ change'],
    },
    {
      id: 'verify-policyholder',
      name: 'Check who may change the policy',
      description: 'Make sure the person is the insured or may act for them and that the policy is in force.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['check-rules'],
    },
    {
      id: 'check-effect',
      name: 'Check what a change does to cover and price',
      description: 'See what the change does to premium and gaps, and tell the insured.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['advise', 'check-rules'],
    },
    {
      id: 'process-change',
      name: 'Send the change to the insurer and check the endorsement',
      description: 'Send it to the insurer and compare the endorsement with what was asked.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.75, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'tell-changed-premium',
      name: 'Tell the insured what has changed',
      description: 'Send the changed papers and explain the new premium and date.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'answer-questions'],
    },
  ],
});
