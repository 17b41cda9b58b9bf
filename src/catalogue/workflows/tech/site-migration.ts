import { defineWorkflow } from '#catalogue/define.ts';

export const siteMigration = defineWorkflow({
  id: 'site-migration',
  name: 'Moving of sites and mailboxes',
  department: 'IT',
  type: 'Business',
  description: "Bringing a client's sites, mail and data from another host without downtime.",
  industries: ['it-services', 'tech', 'agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(sites|website|mailboxes) ~ (brought over|moved|migrate|migrated|migration|transfer) ~ (engineers|downtime|overnight|free|databases|host|hosting|old host|zero|without)',
          '(website|site|hosting|mailbox) (migration|transfer) ~ (free|downtime|engineers|=our|host|handled|days|service)',
        ],
      },
      {
        weight: 3,
        any: [
          '(website migration|site migration|free migration|we move you|hosting migration|free transfer|free site transfer|website transfer)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(website|site|hosting|mailbox) (migration|transfer)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'list-must-move',
      name: 'List what must move',
      description: 'This covers sites, data, mail and names.',
      role: 'Support Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'copy-test',
      name: 'Copy and test',
      description: 'On the new machine before the switch.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'switch-names-at',
      name: 'Switch names at night',
      description: 'This covers lower times, change and watch.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(overnight|downtime)'],
    },
    {
      id: 'check-client',
      name: 'Check with the client',
      description: 'This covers forms, mail and shop.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
  ],
});
