import { defineWorkflow } from '#catalogue/define.ts';

export const grantManagement = defineWorkflow({
  id: 'grant-management',
  name: 'Grant management',
  naming: {
    variants: [
      { any: ['(apply|application) ~ grant', 'grant (application|guideline|cycle)'], name: 'Grant awarding' },
    ],
  },
  department: 'Finance',
  type: 'Business',
  description:
    'Getting or giving grants: finding or inviting, writing or judging applications, and accounting for the money.',
  industries: ['non-profit', 'education', 'government', 'culture-media'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'grant (application|proposal|program|guideline|recipient|report|cycle|deadline|writing|funding)',
          '(apply|application) ~ grant',
          '(award|awarded|fund) ~ grant',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(grants|grantmaking|funding|apply for grant)'] },
    ],
  },
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'find-calls',
      name: 'Find or announce calls',
      description: "Watch funders, or publish one's own call.",
      role: 'Fundraiser',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['research', 'monitor'],
    },
    {
      id: 'write-judge',
      name: 'Write or judge applications',
      description: 'Write the case and budget, or score what comes.',
      role: 'Fundraiser',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 5 },
      traits: ['draft-text', 'analyse-data'],
      shownBy: ['(proposal|application|guideline)'],
    },
    {
      id: 'account-grant',
      name: 'Account for the money',
      description: 'Keep costs apart and prove their use.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 2 },
      traits: ['reconcile', 'check-rules'],
      shownBy: ['report'],
    },
    {
      id: 'report-grant',
      name: 'Report to the funder',
      description: 'Write what was done and reached.',
      role: 'Fundraiser',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['summarise', 'draft-text'],
      shownBy: ['report'],
    },
  ],
});
