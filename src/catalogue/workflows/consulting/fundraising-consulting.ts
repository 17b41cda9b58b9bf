import { defineWorkflow } from '#catalogue/define.ts';

export const fundraisingConsulting = defineWorkflow({
  id: 'fundraising-consulting',
  name: 'Fundraising strategy',
  department: 'Management',
  type: 'Strategy',
  description:
    'Planning with a charity how it will raise money: looking at what is raised now, hearing donors, the plan, training those who ask, and seeing it through.',
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
      description: 'Look at income by source, donors kept and lost, and what each way costs.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'summarise'],
    },
    {
      id: 'interview-donors-trustees',
      name: 'Interview donors and trustees',
      description: 'Ask what would move them to give and what holds them back.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 3, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'summarise'],
    },
    {
      id: 'write-plan',
      name: 'Write the fundraising plan',
      description: 'Set aims, case for support, people, calendar and cost.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['plan', 'draft-text'],
      shownBy: ['(plan|strategy)'],
    },
    {
      id: 'train-askers',
      name: 'Train trustees and staff to ask for gifts',
      description: 'Practise talks with donors and agree who asks whom.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['coach'],
    },
    {
      id: 'see-through',
      name: 'Accompany the fundraising campaign',
      description: 'Look at results with the client, coach, and correct the plan.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'monitor', 'coach'],
    },
  ],
});
