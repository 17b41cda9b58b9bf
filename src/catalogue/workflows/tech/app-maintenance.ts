import { defineWorkflow } from '#catalogue/define.ts';

export const appMaintenance = defineWorkflow({
  id: 'app-maintenance',
  name: 'App maintenance',
  department: 'Development',
  type: 'Business',
  description:
    'Keeping built apps and software alive: crashes, new phone systems, security, small wishes and new versions.',
  industries: ['tech', 'agency', 'it-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(app|software|application|system) (maintenance|support maintenance|care) ~ (bug|updates|monthly|crash|security|os|retainer|sla|monitoring|improvements|versions|support|after launch)',
          '(crash watch|bug fixes|new os versions) ~ (month|monthly|improvements|update|maintenance|support|os)',
        ],
      },
      {
        weight: 3,
        any: [
          '(app maintenance|software maintenance|application maintenance|application support|post launch support|app support|legacy modernization)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(app|software|application) maintenance'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(elevator|hvac|building|lawn|pool|plant|vehicle|equipment|machine|machinery)'],
      because: 'Care of things',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'watch-crashes-logs',
      name: 'Watch crashes and logs',
      description: 'Sort by how many users are hit and say what must be mended now.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['monitor', 'diagnose'],
      shownBy: ['(crash|monitor)'],
    },
    {
      id: 'mend-update',
      name: 'Mend bugs and update libraries',
      description: 'Find causes, mend, and follow new systems and security notices.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 2 },
      traits: ['write-code', 'diagnose'],
      shownBy: ['(bug|update)'],
    },
    {
      id: 'answer-app-users',
      name: "Answer users' reports on the app",
      description: 'Ask what happened, help where one can and write down what is a fault.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'route-requests'],
    },
    {
      id: 'agree-small-improvements',
      name: 'Agree small improvements with the client',
      description: 'Go through wishes each month and choose what fits the budget.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise', 'plan'],
      shownBy: ['(improve|month)'],
    },
    {
      id: 'release-version',
      name: 'Test and release the new version',
      description: 'Try the changes, ship them step by step and write the notes.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'write-code'],
      shownBy: ['(version|release)'],
    },
  ],
});
