import { defineWorkflow } from '#catalogue/define.ts';

export const backupRecovery = defineWorkflow({
  id: 'backup-recovery',
  name: 'Backup and disaster recovery',
  naming: {
    parts: [
      { any: ['(backup|backups|back up|restore|restores|copies)'], name: 'Data backup' },
      {
        any: ['(disaster recovery|business continuity|recovery|recover|disaster)'],
        name: 'Disaster recovery',
      },
    ],
  },

  department: 'IT',
  type: 'Business',
  description:
    "Making sure a client's data can be brought back: what to save, daily copies, tests, and restoring after loss.",
  industries: ['it-services'],

  signals: {
    phrases: [
      { weight: 3, any: ['(test|monitor|verify) ~ (restore|restores|backup|backups)'] },
      {
        weight: 2,
        any: ['(=backup|=backups|backup recovery|disaster recovery|data backup)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(data|cloud|remote|offsite|off site|managed|server|automated) (backup)',
          '(backup|disaster) recovery',
          'business continuity (plan|solution|service|)',
          '(restore|recover) ~ (data|file|server|backup)',
        ],
      },
      {
        weight: 2,
        any: [
          '(backup|disaster recovery|data backup|backup disaster recovery|business continuity|backup recovery)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(data|cloud|) backup', 'backup recovery', 'disaster recovery', 'business continuity'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(threaten|threatens|disrupt|threat) ~ business continuity',
        '(examine|examines|audit|audits|controls|plans) ~ business continuity',
      ],
      because: 'What an audit looks at, or what is at stake.',
    },
    {
      scope: 'sentence',
      any: ['data recovery lab', '(own) responsibility ~ backup', 'storm'],
      because: 'Repair of a broken drive, or a clause of terms',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'decide',
      name: 'Agree what is saved and how fast it must return',
      description: 'Rank systems and set times.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'interview'],
      shownBy: ['(plan|continuity)'],
    },
    {
      id: 'set-up',
      name: 'Set up copies in two places',
      description: 'Install agents, encryption and schedules.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['check-rules'],
      shownBy: ['(set up|automated|offsite)'],
    },
    {
      id: 'watch',
      name: "Check every day's copies",
      description: 'Look at failures and mend them.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor', 'diagnose'],
      shownBy: ['(monitor|daily)'],
    },
    {
      id: 'test',
      name: 'Test restoring',
      description: 'Bring data back for trial and record time.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['test'],
    },
    {
      id: 'restore',
      name: 'Restore after loss',
      description: 'Bring back files or whole servers under pressure.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 5, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['diagnose', 'decide'],
      shownBy: ['(restore|recover)'],
    },
  ],
});
