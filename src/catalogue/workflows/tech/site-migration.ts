import { defineWorkflow } from '#catalogue/define.ts';

export const siteMigration = defineWorkflow({
  id: 'site-migration',
  name: 'Moving of sites and mailboxes',
  department: 'IT',
  type: 'Business',
  description: "Moving a client's sites, mail and data from another host without downtime.",
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
      name: 'List the sites, mail and names that must move',
      description: 'Ask for logins, look at what runs where and plan the night.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'plan'],
    },
    {
      id: 'copy-test',
      name: 'Copy sites and mail and test them',
      description: 'Load on the new machine, mend what breaks and compare before the switch.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['write-code', 'reconcile'],
    },
    {
      id: 'switch-names-at',
      name: 'Switch names to the new host at night',
      description: 'Shorten times beforehand, change records, watch and fetch late mail.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['monitor', 'enter-data'],
      shownBy: ['(overnight|downtime)'],
    },
    {
      id: 'check-client',
      name: 'Check moved sites with the client',
      description: 'Go through forms, mail and shop together and close the old account.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'check-rules'],
    },
  ],
});
