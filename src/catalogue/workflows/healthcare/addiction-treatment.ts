import { defineWorkflow } from '#catalogue/define.ts';

export const addictionTreatment = defineWorkflow({
  id: 'addiction-treatment',
  name: 'Addiction and recovery treatment',

  department: 'Operations',
  type: 'Business',
  description:
    'Helping people stop using: first call, assessment, detox or programme, groups, medicine, family and relapse plan.',
  industries: ['mental-health', 'medical-practice', 'non-profit'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(addiction|substance abuse|substance use|drug|alcohol|opioid) (treatment|recovery|rehab|rehabilitation|counseling|program)',
          '(detox|intensive outpatient|residential treatment|partial hospitalization|outpatient treatment|sober living) (program|treatment|service|facility|home|house)',
          'medication assisted treatment',
          '(suboxone|methadone|vivitrol) ~ (clinic|program|treatment|therapy|maintenance|prescribe|prescription)',
        ],
      },
      {
        weight: 2,
        any: [
          '(addiction treatment|substance abuse|=detox|recovery|intensive outpatient|sober living|recovery programs|substance use)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(addiction|substance abuse|alcohol|drug) (treatment|recovery|counseling|rehab)',
      'detox',
      'intensive outpatient',
      'sober living',
    ],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['drug free (workplace|school)'], because: 'A rule of conduct' },
    {
      scope: 'sentence',
      any: ['(types|examples) ~ (opioid|drug|substance|medication)', '(opioid|drug|substance) ~ include'],
      because: 'Facts about drugs, not help against them.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'admit',
      name: 'Take the first call and admit',
      description: 'Check danger, insurance and place.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'check-rules'],
      shownBy: ['(admission|call|insurance)'],
    },
    {
      id: 'assess',
      name: 'Assess use, health and life and set goals',
      description: 'Ask about use, illness, family, work and law, and agree what treatment is to reach.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['interview', 'plan'],
      shownBy: ['assessment'],
    },
    {
      id: 'treat',
      name: 'Lead groups and sessions in treatment',
      description: 'Teach, listen and confront, in groups and one to one.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['care', 'coach'],
      shownBy: ['(group|therapy|session)'],
    },
    {
      id: 'medicate',
      name: 'Give and watch treatment medicine',
      description: 'Prescribe, test and watch for misuse and side effects.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['monitor', 'care'],
      shownBy: ['(medication|suboxone)'],
    },
    {
      id: 'relapse',
      name: 'Plan life after treatment',
      description: 'Arrange housing, work, family and relapse steps.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'coach'],
      shownBy: ['(aftercare|relapse|sober)'],
    },
  ],
});
