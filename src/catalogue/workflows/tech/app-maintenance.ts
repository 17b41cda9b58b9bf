import { defineWorkflow } from '#catalogue/define.ts';

export const appMaintenance = defineWorkflow({
  id: 'app-maintenance',
  name: 'App maintenance',
  department: 'Development',
  type: 'Business',
  description: 'Keeping built software alive: crashes, new systems, small wishes, security.',
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
      description: 'This means: sort by harm.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(crash|monitor)'],
    },
    {
      id: 'mend-update',
      name: 'Mend and update',
      description: 'This covers bugs, libraries and new systems.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 4 },
      traits: ['write-code'],
      shownBy: ['(bug|update)'],
    },
    {
      id: 'agree-small-improvements',
      name: 'Agree small improvements',
      description: 'Each month within the budget.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(improve|month)'],
    },
    {
      id: 'release-version',
      name: 'Release the version',
      description: 'Test the new version, ship it and write the notes.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(version|release)'],
    },
  ],
});
