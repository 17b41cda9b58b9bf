import { defineWorkflow } from '#catalogue/define.ts';

export const accountingSoftwareSetup = defineWorkflow({
  id: 'accounting-software-setup',
  name: 'Accounting software setup and training',
  naming: {
    parts: [
      {
        any: ['(setup|set up|installation|implementation|install|conversion|cleanup|clean up|migration)'],
        name: 'Accounting software setup',
      },
      { any: ['(training|train|teach)'], name: 'Accounting software training' },
    ],
  },

  department: 'Finance',
  type: 'Business',
  description:
    "Getting a client's accounting program right: choosing, setting up or cleaning the file, moving data and teaching people to use it.",
  industries: ['accounting', 'it-services'],

  signals: {
    phrases: [
      { weight: 3, any: ['(quickbooks|xero|sage) (set up|setup|clean up|cleanup|training|conversion)'] },
      {
        weight: 3,
        any: [
          '(quickbooks|xero|sage|accounting software|accounting system) (setup|set up|training|consulting|consultant|support|installation|cleanup|clean up|conversion|assistance|implementation|service|help)',
          '(set up|train) ~ (quickbooks|xero|accounting software)',
          '(quickbooks|xero) (proadvisor|pro advisor|certified advisor)',
        ],
      },
      {
        weight: 2,
        any: [
          '(quickbooks|quickbooks services|quickbooks training|accounting software|quickbooks support|quickbooks setup)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'learn',
      name: 'Learn how the client works',
      description: 'See what is sold, paid and reported, and choose program and plan.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'set-up',
      name: 'Set up accounts, items and bank feeds',
      description: 'Build the chart of accounts and connect banks.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'design'],
      shownBy: ['(set up|setup)'],
    },
    {
      id: 'migrate',
      name: 'Move and clean the data',
      description: 'Bring balances over and mend what is wrong.',
      role: 'Bookkeeper',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['reconcile', 'enter-data'],
      shownBy: ['(clean|conversion|migrate)'],
    },
    {
      id: 'train',
      name: "Train the client's people",
      description: 'Show the tasks of the week on their own figures.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['coach'],
      shownBy: ['(train)'],
    },
    {
      id: 'support',
      name: 'Answer questions afterwards',
      description: 'Look into the file and help remotely.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'diagnose'],
      shownBy: ['(support|help|question)'],
    },
  ],
});
