import { defineWorkflow } from '#catalogue/define.ts';

export const partyWalls = defineWorkflow({
  id: 'party-walls',
  name: 'Party wall matters',
  department: 'Operations',
  type: 'Business',
  description:
    'Settling between neighbours what may be built at their common wall: notices, record of condition, the award and any damage.',
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
      name: 'Serve party wall notices',
      description: 'Find the owners, fill in the right form for each and watch the dates for answers.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(notice)'],
    },
    {
      id: 'record-neighbours-house',
      name: "Record the neighbour's house before the work",
      description: 'Describe and photograph each room and crack, so that later damage can be told.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(condition|schedule)'],
    },
    {
      id: 'agree-award',
      name: 'Agree the award with the other surveyor',
      description: 'Settle how and when the work is done, who protects what and who pays, and write it down.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(award)'],
    },
    {
      id: 'settle-damage',
      name: 'Settle damage after the work',
      description: 'Look again, compare with the record and value what is to be mended.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(damage)'],
    },
  ],
});
