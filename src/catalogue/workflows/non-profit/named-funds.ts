import { defineWorkflow } from '#catalogue/define.ts';

export const namedFunds = defineWorkflow({
  id: 'named-funds',
  name: 'Donor fund administration',
  department: 'Finance',
  type: 'Business',
  description:
    'Keeping funds in the name of donors: agreement, investing, criteria, awards and yearly report.',
  industries: ['non-profit', 'higher-education'],
  delivers: { named: ['start (scholarship|fund)', 'establish fund'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(establish|start|create|open|set up) ~ (named|endowed|donor advised|memorial|designated) (fund|funds|scholarship)',
          '(named fund|endowment) ~ (invest|advertise|criteria|report|donors|family)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(start scholarship|start fund|types funds|establish fund|create fund)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-fund',
      name: 'Agree the fund with the donor',
      description: 'Talk over aim and name and write the agreement.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 5 },
      traits: ['interview', 'draft-text'],
    },
    {
      id: 'invest-fund',
      name: 'Invest and allot earnings',
      description: 'Book gifts, spread earnings and costs.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['reconcile'],
    },
    {
      id: 'advise-criteria',
      name: 'Set criteria and advertise',
      description: 'Write rules and tell schools or charities.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['draft-text'],
    },
    {
      id: 'report-donor',
      name: 'Report to donors',
      description: 'Tell who got what and how the fund stands.',
      role: 'Fundraiser',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
