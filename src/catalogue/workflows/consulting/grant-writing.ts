import { defineWorkflow } from '#catalogue/define.ts';

export const grantWriting = defineWorkflow({
  id: 'grant-writing',
  name: 'Grant writing for clients',

  department: 'Development',
  type: 'Communication',
  description:
    'Finding and winning grants for client organisations: search, fit, application, budget and reporting.',
  industries: ['consulting', 'agency'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'grant (writing|writer|research|prospecting) (service|support|consulting|)',
          '(write|prepare|research) ~ grant (application|proposal|opportunity)',
          '(fundraising|development) (consulting|counsel|consultant)',
          '(proposal|rfp) (writing|response|development) (service|support)',
        ],
      },
      {
        weight: 2,
        any: [
          '(grant writing|grants|grant services|fundraising consulting|proposal writing|grant consulting)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['grant writing', 'grant (research|management)', 'proposal writing', 'fundraising consulting'],
    anywhere: true,
    notIn: ['non-profit', 'government', 'education', 'legal'],
  },

  minimumStrength: 3.4,
  tasks: [
    {
      id: 'search',
      name: 'Search grants',
      description: 'Look through funders and calls.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(research|prospect|find)'],
    },
    {
      id: 'fit',
      name: 'Judge fit and effort',
      description: 'Advise where to apply.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['decide', 'advise'],
      shownBy: ['(eligib|fit)'],
    },
    {
      id: 'write',
      name: 'Write the application',
      description: "Tell need, plan and effect by the funder's rules.",
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 4 },
      traits: ['draft-text'],
      shownBy: ['(write|proposal|application)'],
    },
    {
      id: 'budget',
      name: 'Build budget and attachments',
      description: 'Collect figures, letters and proofs.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'remind'],
      shownBy: ['budget'],
    },
    {
      id: 'submit',
      name: 'Submit and follow',
      description: 'Keep deadlines and answer questions.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['remind', 'enter-data'],
      shownBy: ['(submit|deadline)'],
    },
    {
      id: 'report',
      name: 'Report on awards',
      description: 'Prepare reports for funders.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['report'],
    },
  ],
});
