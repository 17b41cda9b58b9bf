import { defineWorkflow } from '#catalogue/define.ts';

export const funderResearch = defineWorkflow({
  id: 'funder-research',
  name: 'Funder and prospect research',
  department: 'Research',
  type: 'Analysis',
  description:
    'Finding out who might give to a client: what the money is for, searching registers, ranking by fit, and a list with deadlines.',
  industries: ['consulting', 'non-profit', 'agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(funder|funding|prospect|grant) (search|research|finding|prospecting) ~ (list|deadline|ranked|fit|report|charity|foundations|trusts|client|we|identify|database|service)',
          'list ~ funders',
        ],
      },
      {
        weight: 3,
        any: [
          '(funding search|funder research|prospect research|grant research|grant prospecting|who might fund you|grant search|finding funders)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(funder|prospect|grant|funding) (research|search|prospecting)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-be-paid',
      name: 'Ask what the money is for',
      description: 'Agree aim, place, amount and kind of giver.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview'],
    },
    {
      id: 'search-funders',
      name: 'Search registers for funders',
      description: 'Go through registers, annual reports and past gifts.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 2, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(search|list)'],
    },
    {
      id: 'rank-fit',
      name: 'Rank funders by fit',
      description: 'Weigh likelihood, size of gift and the work of applying.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'match'],
      shownBy: ['(rank)'],
    },
    {
      id: 'hand-over-list',
      name: 'Hand over list and calendar of funders',
      description: 'Write a page on each with deadline, names and the way to approach it.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['summarise', 'draft-text'],
      shownBy: ['(deadline)'],
    },
  ],
});
