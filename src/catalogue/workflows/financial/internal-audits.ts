import { defineWorkflow } from '#catalogue/define.ts';

export const internalAudits = defineWorkflow({
  id: 'internal-audits',
  name: 'Internal and bank branch audits',
  department: 'Finance',
  type: 'Analysis',
  description:
    "Checking a client's controls, stock and branches through the year on behalf of its management.",
  industries: ['accounting', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(internal|concurrent|stock|branch|management|revenue|forensic|process|due diligence|information systems) (audit|auditing) ~ (bank|branch|stock|companies|controls|risk|management|report|conducted|internal|risk based|concurrent|we|clients|outsourced)',
        ],
      },
      {
        weight: 3,
        any: [
          '(internal audit|concurrent audit|stock audit|bank audit|risk advisory|management audit|forensic audit|internal controls)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(internal|concurrent|stock|bank|management|forensic|revenue|branch) (audit)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-risk',
      name: 'Plan internal audits by risk',
      description: 'Choose processes, branches and dates by what could go wrong and what was found before.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'analyse-data'],
    },
    {
      id: 'test-spot',
      name: 'Test controls and stock on the spot',
      description: 'Count, trace samples through papers and ask those who do the work.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'hands-on', 'interview'],
    },
    {
      id: 'judge-findings',
      name: 'Judge internal audit findings',
      description: 'Tell slips from gaps in control, find the cause and clear it with those concerned.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['decide', 'analyse-data'],
    },
    {
      id: 'report-management',
      name: 'Report audit findings to management',
      description: 'Rank what was found, say what to mend and by when, and present it.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(report)'],
    },
    {
      id: 'follow-up',
      name: 'Follow up on agreed audit measures',
      description: 'Ask for proof, test again and report what is still open.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor', 'remind'],
    },
  ],
});
