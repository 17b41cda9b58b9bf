import { defineWorkflow } from '#catalogue/define.ts';

export const mentoring = defineWorkflow({
  id: 'mentoring',
  name: 'Mentoring',
  department: 'Operations',
  type: 'Business',
  description:
    'Pairing mentors with young people, students or newcomers: recruiting, matching, training, meetings and follow-up.',
  industries: ['non-profit', 'education', 'association'],
  narrows: ['volunteer-coordination'],
  delivers: {
    named: [
      '=mentoring',
      '(youth|student|peer|business|career) mentoring',
      'mentor programme',
      'mentor program',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(mentors|mentor|alumnus|befriender|befrienders) ~ (matched|paired|match|pair|month|week|scholar|young person|young people|student|students|meets|meet|call)',
          '(scholar|scholars|student|students|young person|child) ~ (matched|paired) ~ (mentor|alumnus|adult|volunteer)',
          '(mentoring|befriending) (programme|program|scheme|service|sessions)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=mentors|=mentoring|mentor programme|mentor program|=befriending|become mentor)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=mentored =by|=his =mentor|=her =mentor)'],
      because: 'A biography or a coach of leaders.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-mentors',
      name: 'Find and check mentors',
      description: 'Advertise, interview, take references and have records checked.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['interview', 'check-rules'],
    },
    {
      id: 'train-mentors',
      name: 'Train mentors',
      description: 'Explain role, limits and safeguarding and practise hard moments.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['coach'],
    },
    {
      id: 'match-pairs',
      name: 'Match mentors and mentees',
      description: 'Weigh wishes, place and character and introduce the two.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 3, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 1 },
      traits: ['match', 'decide'],
    },
    {
      id: 'follow-pairs',
      name: 'Follow the pairs',
      description: 'Call both, read notes and help when it does not go well.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['monitor', 'advise'],
    },
    {
      id: 'report-mentoring',
      name: 'Report what the mentoring achieved',
      description: 'Count meetings, ask both sides and tell funders.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 2 },
      traits: ['summarise'],
    },
  ],
});
