import { defineWorkflow } from '#catalogue/define.ts';

export const storeRelease = defineWorkflow({
  id: 'store-release',
  name: 'App store release',
  department: 'Development',
  type: 'Business',
  description:
    'Getting an app into the stores and through review: listing, pictures, forms, answers and the first days.',
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
      name: "Prepare the app's store listing and pictures",
      description: 'Write title and words to be found by, and make pictures and a short film.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(listing)'],
    },
    {
      id: 'fill-stores-forms',
      name: "Fill in the app stores' forms",
      description: 'Declare data, age, price and countries and upload the build.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'answer-reviewers',
      name: "Answer the stores' reviewers",
      description: 'See why an app was turned down, explain or change and send again.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(reviewer|review)'],
    },
    {
      id: 'watch-first-days',
      name: 'Watch the first days of a release',
      description: 'Look at crashes, ratings and downloads, answer users and stop the roll-out if need be.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['monitor', 'answer-questions'],
    },
  ],
});
