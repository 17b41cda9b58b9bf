import { defineWorkflow } from '#catalogue/define.ts';

export const tinnitusTherapy = defineWorkflow({
  id: 'tinnitus-therapy',
  name: 'Tinnitus therapy',
  department: 'Operations',
  type: 'Business',
  description: 'Helping people who hear ringing: assessment, sound therapy, counselling, follow-up.',
  industries: ['healthcare', 'optometry'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'tinnitus ~ (clinic|therapy|counselling|counseling|sound therapy|treatment|management|sessions|retraining|assessment|programme|program)',
        ],
      },
      {
        weight: 3,
        any: [
          '(tinnitus|tinnitus clinic|tinnitus therapy|tinnitus treatment|tinnitus management|tinnitus retraining)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['tinnitus (therapy|treatment|management|clinic|care)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'assess-ringing',
      name: 'Assess the ringing',
      description: 'Test hearing, match the sound and ask how it disturbs.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'fit-sound-therapy',
      name: 'Fit sound therapy',
      description: 'Choose device or app and set it.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(sound|device)'],
    },
    {
      id: 'counsel-over-several',
      name: 'Counsel over several sessions',
      description: 'Explain, train attention and sleep.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(counsel|session)'],
    },
    {
      id: 'follow-up',
      name: 'Follow up',
      description: 'Score again and adjust.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
