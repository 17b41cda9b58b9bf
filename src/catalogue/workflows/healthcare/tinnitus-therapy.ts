import { defineWorkflow } from '#catalogue/define.ts';

export const tinnitusTherapy = defineWorkflow({
  id: 'tinnitus-therapy',
  name: 'Tinnitus therapy',
  department: 'Operations',
  type: 'Business',
  description: 'Helping people who hear ringing: assessment, sound therapy, counselling and follow-up.',
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
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'fit-sound-therapy',
      name: 'Fit sound therapy',
      description: 'Choose device or app, set it and show its use.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['personalise', 'hands-on'],
      shownBy: ['(sound|device)'],
    },
    {
      id: 'counsel-over-several',
      name: 'Counsel people with tinnitus',
      description: 'Explain, and train attention, calm and sleep over several sessions.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['coach', 'care'],
      shownBy: ['(counsel|session)'],
    },
    {
      id: 'follow-up',
      name: 'Follow how tinnitus changes',
      description: 'Repeat the questionnaire and adjust sound and plan.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['monitor'],
    },
  ],
});
