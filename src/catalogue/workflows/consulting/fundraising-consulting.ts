import { defineWorkflow } from '#catalogue/define.ts';

export const fundraisingConsulting = defineWorkflow({
  id: 'fundraising-consulting',
  name: 'Fundraising strategy',
  department: 'Management',
  type: 'Strategy',
  description:
    'Planning with a charity how it will raise money: review, case, plan, campaign, training of trustees.',
  industries: ['consulting', 'agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(fundraising|capital campaign|development) (strategy|plan|counsel|consultancy|consulting|feasibility study|audit) ~ (trustees|charity|board|nonprofit|three year|donor|case|campaign|major|we|client)',
        ],
      },
      {
        weight: 3,
        any: [
          '(fundraising strategy|fundraising consulting|capital campaigns|fundraising consultancy|capital campaign counsel|fundraising counsel|major gifts|fundraising planning|campaign planning|development planning)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(fundraising|capital campaign) (strategy|consulting|consultancy|counsel|planning|feasibility studies|management)',
      'capital campaigns',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'review-raised-now',
      name: 'Review what is raised now',
      description: 'This covers by source and cost and donor.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'interview-donors-trustees',
      name: 'Interview donors and trustees',
      description: 'Ask what would move them.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'write-plan',
      name: 'Write the plan',
      description: 'This covers aims, people, calendar and cost.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(plan|strategy)'],
    },
    {
      id: 'see-through',
      name: 'See it through',
      description: 'This covers coach, check and correct.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
  ],
});
