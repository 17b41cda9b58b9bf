import { defineWorkflow } from '#catalogue/define.ts';

export const heritageWork = defineWorkflow({
  id: 'heritage-work',
  name: 'Heritage and conservation advice',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Saying how an old building may be mended or changed: history, condition, statement, repair method.',
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
      name: "Read the building's history",
      description: 'This covers maps, deeds and old photographs.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'record-its-condition',
      name: 'Record its condition',
      description: 'Walk, tap, photograph.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(condition)'],
    },
    {
      id: 'write-statement',
      name: 'Write the statement',
      description: 'What matters and what harm is done.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(statement|report)'],
    },
    {
      id: 'specify-repairs',
      name: 'Specify repairs',
      description: 'This covers lime, lead and timber.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(repair|lime)'],
    },
  ],
});
