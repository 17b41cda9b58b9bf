import { defineWorkflow } from '#catalogue/define.ts';

export const partyWalls = defineWorkflow({
  id: 'party-walls',
  name: 'Party wall matters',
  department: 'Legal',
  type: 'Business',
  description:
    'Settling between neighbours what may be built at the boundary: notice, condition, award, damage.',
  industries: ['construction', 'real-estate', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['party wall ~ (notice|award|surveyor|agreement|act|schedule|matters|neighbour|served|agreed)'],
      },
      {
        weight: 3,
        any: [
          '(party walls|party wall surveyors|party wall matters|party wall awards|party wall agreements)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['party wall (matters|awards|surveying|agreements|notices|)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'serve-notices',
      name: 'Serve notices',
      description: 'Right form to each owner.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(notice)'],
    },
    {
      id: 'record-neighbours-house',
      name: "Record the neighbour's house",
      description: 'Photograph before work begins.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(condition|schedule)'],
    },
    {
      id: 'agree-award',
      name: 'Agree the award',
      description: 'With the other surveyor.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(award)'],
    },
    {
      id: 'settle-damage',
      name: 'Settle damage',
      description: 'Look again and value.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(damage)'],
    },
  ],
});
