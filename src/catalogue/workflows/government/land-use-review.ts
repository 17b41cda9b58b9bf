import { defineWorkflow } from '#catalogue/define.ts';

export const landUseReview = defineWorkflow({
  id: 'land-use-review',
  name: 'Land use application review',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Examining an application on land or building: checking it, informing the public, hearing, voting and sending a recommendation in time.',
  industries: ['government'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(land use|zoning|planning|site plan|variance|rezoning) (application|review|procedure|committee|hearing|action|amendment|permit|approval)',
          '=ULURP',
          'uniform land use',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-application',
      name: 'Check the application',
      description: 'See that papers are complete and what is asked.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['application'],
    },
    {
      id: 'inform-public',
      name: 'Inform neighbours and the public',
      description: 'Publish, explain and gather comments.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(public|notice|comment)'],
    },
    {
      id: 'hold-hearing',
      name: 'Hold the hearing',
      description: 'Hear applicant and public and ask.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['advise'],
      shownBy: ['hearing'],
    },
    {
      id: 'recommend-landuse',
      name: 'Write and vote the recommendation',
      description: 'Weigh, draft, vote and send it within the deadline.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(recommendation|vote|advisory)'],
    },
  ],
});
