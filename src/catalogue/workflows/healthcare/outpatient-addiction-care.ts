import { defineWorkflow } from '#catalogue/define.ts';

export const outpatientAddictionCare = defineWorkflow({
  id: 'outpatient-addiction-care',
  name: 'Outpatient addiction programmes',
  department: 'Operations',
  type: 'Business',
  description:
    'Evening or day programmes for people who live at home: assessment, groups, single talks, tests and medication.',
  industries: ['healthcare', 'mental-health'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(intensive outpatient|partial hospitalization|iop|php|outpatient program|outpatient programme|medication assisted treatment|suboxone|methadone|vivitrol) ~ (evening|week|group|work|addiction|recovery|substance|program|treatment|clinic|opioid|hours|drug|offers|days)',
        ],
      },
      {
        weight: 3,
        any: [
          '(intensive outpatient|iop|intensive outpatient program|partial hospitalization|outpatient program|medication assisted treatment|outpatient treatment|day program|mat program|outpatient rehab)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['outpatient'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: [
      '(intensive outpatient|partial hospitalization|outpatient) (program|programme|treatment|rehab|care|)',
      'medication assisted treatment',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(surgery|physical therapy|imaging|radiology|rehabilitation) outpatient',
        'outpatient (surgery|physical therapy|imaging|radiology|clinic visit)',
      ],
      because: 'Outpatients of other kinds',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'assess-place',
      name: 'Assess people and choose the level of care',
      description: 'Ask about use, health and home, and place them by fixed criteria.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 2 },
      traits: ['interview', 'check-rules'],
    },
    {
      id: 'lead-evening-groups',
      name: 'Lead recovery groups in the evening',
      description: 'Lead skills and talking groups on several days a week.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 6, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['coach', 'care'],
      shownBy: ['(evening|group)'],
    },
    {
      id: 'talk-single',
      name: 'Hold single talks in the outpatient programme',
      description: 'See each person regularly about goals, slips and what comes next.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['coach', 'care'],
    },
    {
      id: 'test-note',
      name: 'Test for use and note attendance',
      description: 'Take urine and breath tests and record who came.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'enter-data'],
    },
    {
      id: 'give-medication',
      name: 'Give and watch addiction medication',
      description: 'Start, dose and refill under watch.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['monitor', 'care'],
      shownBy: ['(suboxone|methadone|medication)'],
    },
    {
      id: 'follow-those-who',
      name: 'Follow those who stay away',
      description: 'Call or visit, ask what happened and adjust the plan.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['remind', 'interview'],
    },
  ],
});
