import { defineWorkflow } from '#catalogue/define.ts';

export const breastImaging = defineWorkflow({
  id: 'breast-imaging',
  name: 'Mammography',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Screening and examining breasts by X-ray and ultrasound: invitation, pictures, double reading, biopsy and the result.',
  industries: ['healthcare', 'diagnostics', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(mammogram|mammography|tomosynthesis) ~ (screening|diagnostic|3d|walk in|letter|annual|weekday|women|technologist|result|appointment|accredited|schedule|offer|digital)',
          '(3d|digital|screening|diagnostic) (mammogram|mammography)',
          'breast (ultrasound|biopsy|mri|screening|imaging)',
        ],
      },
      {
        weight: 3,
        any: [
          '(mammography|mammogram|3d mammography|breast imaging|breast care|breast screening|breast center)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(3d |digital |screening |diagnostic |)(mammography|mammograms)',
      'breast (imaging|screening|biopsy|ultrasound)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'call-women',
      name: 'Invite women for their mammogram',
      description: 'Write when it is due, find a slot and remind those who do not come.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'take-pictures',
      name: 'Take the mammogram',
      description: 'Position and press the breast, expose and check the picture.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(mammogram|screening)'],
    },
    {
      id: 'read-twice',
      name: 'Read mammograms twice',
      description:
        'Have two readers look apart from each other, with the earlier pictures beside, and settle where they differ.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 5, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'diagnose'],
    },
    {
      id: 'look-closer-biopsy',
      name: 'Look closer by ultrasound and take a biopsy',
      description: 'See the woman again soon, scan the spot and take a sample with a needle.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(biopsy|diagnostic)'],
    },
    {
      id: 'tell-result',
      name: 'Tell women the result of their mammogram',
      description: 'Send the letter when all is well and call when it is not.',
      role: 'Medical Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['draft-text', 'care'],
      shownBy: ['(letter|result)'],
    },
  ],
});
