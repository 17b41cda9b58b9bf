import { defineWorkflow } from '#catalogue/define.ts';

export const dischargeCare = defineWorkflow({
  id: 'discharge-care',
  name: 'Care after hospital',
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing somebody home from hospital and staying until they manage alone: the ward, the journey, daily visits, exercises and stepping down.',
  industries: ['healthcare', 'home-care'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(home|discharge|discharged|return) from hospital',
          'hospital discharge (care|service|support|team)',
          '(hospital|transition) to home (care|program|programme)',
          'reablement',
          '(post hospital|post surgical|post operative|after surgery) (care|home care|recovery care)',
        ],
      },
      {
        weight: 3,
        any: [
          '(after hospital|home from hospital|hospital discharge|reablement|post hospital care|post surgery care|transitional care|hospital to home)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(hospital discharge|post surgery|post hospital|transitional|convalescent) care',
      'reablement',
      'home from hospital',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(prescriptions|papers|records) ~ discharge',
        '(pets|veterinary|dog)',
        '(dental|wisdom|tooth|cataract) ~ (after surgery)',
      ],
      because: 'Advice after a treatment',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'meet-patient-ward',
      name: 'Meet the patient and the ward before discharge',
      description: 'Learn what is needed, from when, and with which medicines and aids.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 2 },
      traits: ['interview', 'plan'],
      shownBy: ['(ward)'],
    },
    {
      id: 'bring-patient-home',
      name: 'Bring the patient home and settle them in',
      description: 'Fetch them, shop, heat the home and set up the aids.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'care'],
      shownBy: ['(home|fridge)'],
    },
    {
      id: 'visit-daily-practise',
      name: 'Visit daily and practise',
      description: 'Help with washing, walking, exercises and medicines, and leave more to them each week.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care', 'coach'],
      shownBy: ['(exercise)'],
    },
    {
      id: 'watch-readmission',
      name: 'Watch for signs of a return to hospital',
      description: 'Look at wound, weight, breath and medicines, and call the doctor early.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 3, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['monitor', 'decide'],
    },
    {
      id: 'report-step-down',
      name: 'Report progress and cut visits',
      description: 'Tell doctor and family how it goes and reduce visits week by week.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['summarise', 'plan'],
      shownBy: ['(week)'],
    },
  ],
});
