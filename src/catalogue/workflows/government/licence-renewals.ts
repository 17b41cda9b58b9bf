import { defineWorkflow } from '#catalogue/define.ts';

export const licenceRenewals = defineWorkflow({
  id: 'licence-renewals',
  name: 'Licence renewals',
  naming: {
    variants: [{ any: ['(license|licenses)'], name: 'License renewals' }],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Renewing licences before they run out: notice, form and fee, checking that nothing stands against it, and issuing the new one.',
  industries: ['government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(renew|renewal|renewals|renewing) ~ (license|licence|licenses|licences) ~ (application|applications|fee|fees|form|online|process|due|expire|expires|notice|year|begin|instructions|annual)',
          '(process|processing|issue|issues|issuing|begin) ~ (renew|renewal|renewals|renewing) ~ (license|licence|licenses|licences|permits)',
          '(processing|issuing) ~ (license|licence) ~ renewals',
          '(license|licence) (renewal|renewals) ~ (application|applications|form|fee|online|notice)',
        ],
      },
      {
        weight: 2,
        any: [
          '(license renewals|license renewal|licence renewals|licence renewal|renewals|renew license|renew licence)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(driver|drivers|driving|passport|medical|nursing|teaching|software|domain|contractor) (license|licence|licenses)',
      ],
      because: 'A licence that another office gives, or one for software.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'send-notice',
      name: 'Send renewal notices in time',
      description: 'See which licences run out and write to their holders.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['monitor', 'remind'],
      shownBy: ['(notice|due|expire|expires)'],
    },
    {
      id: 'take-renewal',
      name: 'Take in the renewal form and fee',
      description: 'See that form, changes and payment are there and enter them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(application|form|fee)'],
    },
    {
      id: 'check-standing',
      name: 'Check taxes, cases and changes',
      description: 'Look up whether fines, complaints or a change of owner stand against it.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['look-up', 'check-rules'],
      shownBy: ['(issued|process|status)'],
    },
    {
      id: 'decide-renewal',
      name: 'Decide on doubtful renewals',
      description: 'Hold, refuse or send to the board what cannot be renewed as it is.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 1, decision: 4, expertise: 3, revenue: 1 },
      traits: ['decide', 'check-rules'],
    },
    {
      id: 'issue-renewal',
      name: 'Issue the new licence and update the register',
      description: 'Print or send it and keep what the public can look up right.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(issue|issues|renewed)'],
    },
  ],
});
