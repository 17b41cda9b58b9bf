import { defineWorkflow } from '#catalogue/define.ts';

export const oralSurgery = defineWorkflow({
  id: 'oral-surgery',
  name: 'Periodontal and surgical dental care',
  naming: {
    parts: [
      { any: ['(periodontal|periodontist|gum|scaling)'], name: 'Periodontal care' },
      {
        any: ['(surgery|surgical|extraction|implant|wisdom|bone graft|sedation)'],
        name: 'Surgical dental care',
      },
    ],
  },

  department: 'Operations',
  type: 'Business',
  description:
    'Treating gums and operating in the mouth: finding disease, deep cleaning, taking out teeth, placing implants and following the healing.',
  industries: ['dental-practice'],

  signals: {
    phrases: [
      { weight: 2, any: ['(tooth|teeth) ~ (taken out|extracted|pulled|removed)'] },
      {
        weight: 3,
        any: [
          '(wisdom teeth|implants extractions|place implants|tooth extraction|tooth extractions|gum surgery)',
        ],
      },
      {
        weight: 3,
        any: [
          '(gum|periodontal) (disease treatment|treatment|therapy|surgery|graft|maintenance|recession)',
          'scaling ~ root planing',
          '(tooth|teeth|wisdom tooth|wisdom teeth|surgical|simple|dental) (extraction|removal)',
          'oral surgery',
          '(bone|gum) graft',
          'implant (placement|surgery)',
          'sinus lift',
        ],
      },
      {
        weight: 2,
        any: [
          '(periodontics|oral surgery|extractions|wisdom teeth|gum disease|periodontal care|tooth extractions|gum treatment)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(periodontal|gum) (treatment|care|therapy|surgery)',
      'oral surgery',
      '(tooth|teeth) extraction',
      'extraction',
      'wisdom teeth',
      'bone graft',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'measure',
      name: 'Measure gums and read X-rays',
      description: 'Chart depth and loss and decide what can be kept.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'analyse-data'],
      shownBy: ['(gum|periodontal) (exam|measure)'],
    },
    {
      id: 'explain',
      name: 'Explain risk and get consent',
      description: 'Say what happens, what else is possible and what it costs.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(option|consent|sedation)'],
    },
    {
      id: 'clean',
      name: 'Clean beneath the gums',
      description: 'Numb and remove deposits from the roots.',
      role: 'Dental Hygienist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(scaling|deep cleaning)'],
    },
    {
      id: 'operate',
      name: 'Operate on gums and teeth',
      description: 'Remove teeth, graft or place implants.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 5 },
      traits: ['hands-on', 'decide'],
      shownBy: ['(extraction|surgery|implant)'],
    },
    {
      id: 'follow',
      name: 'Follow the healing of mouth surgery',
      description: 'Call, check and remove stitches.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['care', 'remind'],
      shownBy: ['(after care|healing|follow up)'],
    },
  ],
});
