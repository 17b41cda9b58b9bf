import { defineWorkflow } from '#catalogue/define.ts';

export const youthTheatre = defineWorkflow({
  id: 'youth-theatre',
  name: 'Youth theatre and participation',
  department: 'Operations',
  type: 'Business',
  description:
    'Making theatre, dance or music with young people or the community: groups, sessions, rehearsals and shows.',
  industries: ['culture-media', 'events', 'non-profit'],
  delivers: {
    named: [
      'youth (theatre|theater|orchestra|choir|dance|arts)',
      'community (theatre|choir|dance)',
      'participation',
      '(creative|drama) learning',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'youth (theatre|theater|company|orchestra|choir) ',
          'young people ~ (meet|make|perform|rehearse|act) ~ (show|theatre|saturdays|stage|directors|drama|year)',
          '(drama|dance|acting|singing) (groups|sessions|workshops) ~ (young|children|adults|saturday|schools|ages|aged)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(youth theatre|youth theater|=participation|take part|creative learning|young company|youth orchestra|youth choir)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'enrol-young',
      name: 'Enrol young people in theatre groups',
      description: 'Take names, consent, fees or bursaries.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
    {
      id: 'plan-show',
      name: 'Choose and plan the youth show',
      description: 'Choose a piece, cast and set rehearsals.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 5, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'decide'],
    },
    {
      id: 'lead-sessions',
      name: 'Lead youth sessions and rehearsals',
      description: 'Play, teach and direct.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 3 },
      traits: ['coach', 'hands-on'],
    },
    {
      id: 'keep-young-safe',
      name: 'See to chaperones, checks and licences',
      description: 'Have helpers checked, ask for performance licences and set chaperones.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['check-rules'],
    },
    {
      id: 'put-on-show',
      name: 'Put on the youth show',
      description: 'See to stage, lights and costumes and look after players and parents.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
    },
  ],
});
