import { defineWorkflow } from '#catalogue/define.ts';

export const projectRescue = defineWorkflow({
  id: 'project-rescue',
  name: 'Rescue of failing software projects',
  department: 'IT',
  type: 'Analysis',
  description: 'Looking into a software project that went wrong, saying what to save and seeing it through.',
  industries: ['tech', 'consulting', 'it-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(failing|failed|stalled|troubled|struggling) (implementation|project|software|erp|app) ~ (audit|rescue|recovery|plan|take over|honest|review|weeks|save)',
          'project (rescue|recovery) ~ (plan|audit|software|erp|we|team|app|weeks|stalled|failing)',
          '(rescue|take over|audit) ~ (failing|failed|stalled|abandoned) ~ (project|implementation|app|code)',
        ],
      },
      {
        weight: 3,
        any: [
          '(project rescue|project recovery|rescue|erp rescue|software rescue|app rescue|code audit|project went wrong)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(project|erp|software|app) (rescue|recovery)', 'code audit'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-all-sides',
      name: 'Hear all sides',
      description: 'Speak with users, makers and leaders.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'audit-system-code',
      name: 'Audit system, code and contract',
      description: 'See what works, what never will and why.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(audit)'],
    },
    {
      id: 'write-recovery-plan',
      name: 'Write the recovery plan',
      description: 'What to keep, cut and spend, with dates.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(plan|recovery)'],
    },
    {
      id: 'take-over-steer',
      name: 'Take over and steer',
      description: 'Reset scope and lead to the end.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
    },
  ],
});
