import { defineWorkflow } from '#catalogue/define.ts';

export const outpatientAddictionCare = defineWorkflow({
  id: 'outpatient-addiction-care',
  name: 'Outpatient addiction programmes',
  department: 'Operations',
  type: 'Business',
  description: 'Evening or day programmes for people who live at home: groups, tests, talks, medication.',
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
      name: 'Assess and place',
      description: 'Choose the level of care by fixed criteria.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'lead-evening-groups',
      name: 'Lead evening groups',
      description: 'Lead groups on three nights a week.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 6, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(evening|group)'],
    },
    {
      id: 'test-note',
      name: 'Test and note',
      description: 'Take urine and breath tests and note attendance.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'give-medication',
      name: 'Give medication',
      description: 'Start, dose and refill under watch.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(suboxone|methadone|medication)'],
    },
    {
      id: 'follow-those-who',
      name: 'Follow those who stay away',
      description: 'Call or visit and adjust the plan.',
      role: 'Social Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
