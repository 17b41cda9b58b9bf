import { defineWorkflow } from '#catalogue/define.ts';

export const citizenshipApplications = defineWorkflow({
  id: 'citizenship-applications',
  name: 'Citizenship applications',
  department: 'Legal',
  type: 'Business',
  description: 'Becoming a citizen: residence counted, test, good character, form, ceremony.',
  industries: ['legal', 'consulting', 'non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(naturalisation|naturalization|citizenship) ~ (application|apply|test|form|n 400|prepare|interview|register|registration|residency|help|ceremony|class|requirements|children|by descent|file)',
        ],
      },
      {
        weight: 3,
        any: [
          '(citizenship|naturalisation|naturalization|citizenship naturalization|british citizenship|citizenship applications|us citizenship|dual citizenship)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(citizenship|naturalisation|naturalization) (applications|by investment|)', 'citizenship'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(corporate|digital|good|global) citizenship', 'proof of citizenship'],
      because: 'Other meanings',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'count-residence-look',
      name: 'Count residence and look for hurdles',
      description: 'Count days abroad and look for offences and tax debts.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'prepare-form-proof',
      name: 'Prepare form and proof',
      description: 'This covers collect referees and papers and test result.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(application|form)'],
    },
    {
      id: 'prepare-test-interview',
      name: 'Prepare for test and interview',
      description: 'Practise questions and language.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(test|interview)'],
    },
    {
      id: 'file-follow',
      name: 'File and follow',
      description: 'Pay, book biometrics and tell of the ceremony.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
