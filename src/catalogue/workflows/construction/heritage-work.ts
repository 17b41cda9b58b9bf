import { defineWorkflow } from '#catalogue/define.ts';

export const heritageWork = defineWorkflow({
  id: 'heritage-work',
  name: 'Heritage and conservation advice',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Saying how an old building may be mended or changed: its history, its condition, the heritage statement, repair methods and agreement with the authority.',
  industries: ['construction', 'consulting', 'culture-media'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(heritage (statement|impact|consultancy|assessment)|conservation (architect|plan|management plan)|listed (building)|historic (building|preservation)) ~ (report|statement|repair|lime|condition|consent|surveys|architect|restoration|advice|application|writes|specialist|tax credit)',
        ],
      },
      {
        weight: 3,
        any: [
          '(historic preservation|listed buildings|conservation heritage|heritage statements|heritage consultancy|building conservation|restoration conservation)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['(heritage|conservation)'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: [
      '(heritage (statements|consultancy|assessments)|(building|architectural) conservation|historic (preservation|buildings)|conservation architecture)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(wildlife|nature|water|soil|land|energy|forest|marine|cultural heritage month)'],
      because: 'Nature or festivals',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-buildings-history',
      name: 'Trace the history of the building',
      description: 'Read maps, deeds, plans and old photographs and date its parts.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 3, data: 4 },
      value: { differentiation: 4, decision: 2, expertise: 4, revenue: 2 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'record-its-condition',
      name: 'Record the condition of the old building',
      description: 'Walk through, tap, measure and photograph what is sound and what decays.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(condition)'],
    },
    {
      id: 'write-statement',
      name: 'Write the heritage statement',
      description: 'Say what matters about the building and what harm or gain the change brings.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(statement|report)'],
    },
    {
      id: 'specify-repairs',
      name: 'Specify repairs that suit the old building',
      description:
        'Choose methods and materials that suit the old fabric, such as lime, lead or timber, and write them down for the craftsmen.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(repair|lime)'],
    },
    {
      id: 'agree-with-authority',
      name: 'Agree the changes with conservation officers',
      description: 'Meet officers on the spot, hear their doubts and adapt the proposal.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['negotiate', 'advise'],
    },
  ],
});
