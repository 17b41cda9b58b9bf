import { defineWorkflow } from '#catalogue/define.ts';

export const recoveryFamilyProgramme = defineWorkflow({
  id: 'recovery-family-programme',
  name: 'Family programme in addiction care',
  department: 'Operations',
  type: 'Communication',
  description:
    'Helping relatives of people in addiction treatment: teaching about addiction, led talks with the patient, and rules for home.',
  industries: ['healthcare', 'mental-health'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(family) (week|program|programme|workshop|education|weekend|sessions|therapy) ~ (addiction|recovery|relatives|rehab|illness|substance|loved one|facilitated|education|boundaries|days)',
          'addiction ~ family (illness|disease)',
        ],
      },
      {
        weight: 3,
        any: ['(family week|family program|family programme|family workshops|family recovery program)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['family (program|programme|week|workshop|education)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'invite-prepare-relatives',
      name: 'Invite and prepare relatives',
      description: 'Explain the programme, ask about worries and agree dates.',
      role: 'Counsellor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'schedule'],
    },
    {
      id: 'teach-course',
      name: 'Teach relatives about addiction',
      description: 'Explain what addiction is, what helps and what does not.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['coach'],
      shownBy: ['(education)'],
    },
    {
      id: 'lead-talks',
      name: 'Lead talks between family and patient',
      description: 'Let each say what hurt, within rules.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 5, presence: 4, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['care', 'coach'],
      shownBy: ['(facilitated|talk|session)'],
    },
    {
      id: 'agree-how-goes',
      name: 'Agree rules for home',
      description: 'Set boundaries, meetings and warning signs with everybody.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'negotiate'],
    },
  ],
});
