import { defineWorkflow } from '#catalogue/define.ts';

export const policyDevelopment = defineWorkflow({
  id: 'policy-development',
  name: 'Policy and guideline development',
  department: 'Management',
  type: 'Strategy',
  description:
    "Writing a client's rules: finding out what is needed and required, drafting, agreeing with those concerned and introducing them.",
  industries: ['consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(guideline|policy|framework|handbook|standard operating procedure|charter) (development|drafting|writing|creation)',
          '(develop|developing|draft|write|create) ~ (policies|policy|guideline|guidelines|handbook|procedure|procedures) ~ (client|organization|company|district|team|school)',
          '(develop|developing) (own|your own|their own|ai|company|internal) ~ (policy|policies|guidelines)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(policy development|guidelines development|governance|policies procedures)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(privacy|cookie|return|refund|cancellation) policy', 'insurance policy'],
      because: 'Rules of this site or an insurance.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-requirements',
      name: 'Find out what is required',
      description: 'Read law, standards and present practice and ask those concerned.',
      role: 'Business Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'advise'],
      shownBy: ['needs assessment'],
    },
    {
      id: 'draft-policy',
      name: 'Draft the text',
      description: 'Write rules people understand and can follow.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(draft|writing|write)'],
    },
    {
      id: 'agree-policy',
      name: 'Agree it with those concerned',
      description: 'Lead the discussion, settle objections and get approval.',
      role: 'Engagement Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 5, presence: 2, contact: 5, error: 4, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['negotiate', 'advise'],
      shownBy: ['(stakeholder|leadership|board)'],
    },
    {
      id: 'introduce-policy',
      name: 'Introduce and review it',
      description: 'Explain it, train people and set the date of review.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['coach', 'plan', 'remind'],
    },
  ],
});
