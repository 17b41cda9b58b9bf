import { defineWorkflow } from '#catalogue/define.ts';

export const dischargeCare = defineWorkflow({
  id: 'discharge-care',
  name: 'Care after hospital',
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing somebody home from hospital and staying until he manages: ward, journey, food, exercises, review.',
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
      name: 'Meet patient and ward',
      description: 'Learn what is needed and when.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(ward)'],
    },
    {
      id: 'bring-patient-home',
      name: 'Bring the patient home and settle in',
      description: 'This covers fetch, shop, heat and set up aids.',
      role: 'Medical Assistant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(home|fridge)'],
    },
    {
      id: 'visit-daily-practise',
      name: 'Visit daily and practise',
      description: 'This covers washing, walking, exercises and medicines.',
      role: 'Medical Assistant',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(exercise)'],
    },
    {
      id: 'report-step-down',
      name: 'Report and step down',
      description: 'Tell GP and family, cut visits week by week.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(week)'],
    },
  ],
});
