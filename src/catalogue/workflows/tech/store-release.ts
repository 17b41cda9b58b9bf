import { defineWorkflow } from '#catalogue/define.ts';

export const storeRelease = defineWorkflow({
  id: 'store-release',
  name: 'App store release',
  department: 'Development',
  type: 'Business',
  description: 'Getting an app into the stores and through review: listing, pictures, forms, fixes.',
  industries: ['tech', 'agency', 'it-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(deal|submit|submission|publish|publishing|launch|release) ~ (stores|app stores|google play|play store) ~ (listing|reviewers|review|we|client|handle|you|process|approval)',
          '(app store (optimisation|optimization|submission))',
        ],
      },
      {
        weight: 3,
        any: [
          '(app store submission|app launch|app store optimization|app store optimisation|app publishing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['app store (submission|optimization|optimisation|launch|release)', 'app (launch|publishing)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-listing-pictures',
      name: 'Prepare listing and pictures',
      description: 'This covers words, screens and film.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['create-media'],
      shownBy: ['(listing)'],
    },
    {
      id: 'fill-stores-forms',
      name: "Fill in the stores' forms",
      description: 'This covers privacy, age and price.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'answer-reviewers',
      name: 'Answer the reviewers',
      description: 'This means: explain or change.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(reviewer|review)'],
    },
    {
      id: 'watch-first-days',
      name: 'Watch the first days',
      description: 'This covers crashes, ratings and numbers.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
