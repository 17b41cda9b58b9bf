import { defineWorkflow } from '#catalogue/define.ts';

export const citizenshipApplications = defineWorkflow({
  id: 'citizenship-applications',
  name: 'Citizenship applications',
  department: 'Legal',
  type: 'Business',
  description:
    'Helping people become citizens: counting residence, papers and form, test and interview, doubts of the authority, and the ceremony.',
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
      description: 'Count days abroad and look for offences, tax debts and gaps.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 5, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'interview'],
    },
    {
      id: 'prepare-form-proof',
      name: 'Prepare citizenship form and proof',
      description: 'Fill in the form and collect passports, referees and test results.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'remind', 'enter-data'],
      shownBy: ['(application|form)'],
    },
    {
      id: 'prepare-test-interview',
      name: 'Prepare the client for test and interview',
      description: 'Practise questions and language.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['coach'],
      shownBy: ['(test|interview)'],
    },
    {
      id: 'file-follow',
      name: 'File the citizenship application and follow it',
      description: 'Pay, book fingerprints and photograph, and tell the client of interview and ceremony.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'monitor', 'remind'],
    },
    {
      id: 'answer-doubts',
      name: 'Answer doubts about a citizenship application',
      description: 'Explain absences, offences or names with proof when the office asks.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'advise'],
    },
  ],
});
