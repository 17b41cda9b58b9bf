import { defineWorkflow } from '#catalogue/define.ts';

export const funderResearch = defineWorkflow({
  id: 'funder-research',
  name: 'Funder and prospect research',
  department: 'Research',
  type: 'Analysis',
  description: 'Finding who might give to a client: list, fit, deadlines, ways in.',
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
      name: 'Ask what is to be paid for',
      description: 'This covers aim, place and amount.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'search-funders',
      name: 'Search funders',
      description: 'This covers registers, reports and past gifts.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(search|list)'],
    },
    {
      id: 'rank-fit',
      name: 'Rank by fit',
      description: 'This covers likelihood, size and work.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(rank)'],
    },
    {
      id: 'hand-over-list',
      name: 'Hand over list and calendar',
      description: 'With deadlines and names.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(deadline)'],
    },
  ],
});
