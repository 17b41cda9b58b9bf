import { defineWorkflow } from '#catalogue/define.ts';

export const eyewearDispensing = defineWorkflow({
  id: 'eyewear-dispensing',
  name: 'Eyewear selection and dispensing',

  department: 'Sales',
  type: 'Business',
  description:
    'Selling glasses that fit: frame choice, measuring, lens advice, ordering, fitting and repairs.',
  industries: ['optometry', 'retail'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(choose|pick) ~ frames',
          'optician ~ (fit|fits|adjust|adjusts)',
          'frames lenses',
          '(spectacle|glasses|frame) (repairs|repair|adjustments)',
        ],
      },
      {
        weight: 3,
        any: [
          '(choose|pick|select) ~ frames ~ (face|lens|lenses|glasses|prescription|optician)',
          '(lenses|lens) ~ (cut|lab|made|same day)',
          '(eyeglass|eyeglasses|spectacles|glasses) ~ (fit|adjust|repair|fix)',
        ],
      },
      {
        weight: 2,
        any: ['(glasses|eyeglasses|eyewear|frames|sunglasses|designer frames)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(designer|prescription|eyeglass|large selection =of|wide selection =of) (frame|eyewear|glasses|eyeglasses|sunglasses)',
          '(frame|eyeglass|glasses) (selection|styling|fitting|adjustment|repair)',
          '(progressive|single vision|bifocal|blue light|anti reflective) (lens|lenses)',
          '=our (optician|optical shop|optical boutique|optical department)',
          'optical (shop|boutique|gallery|department)',
        ],
      },
      {
        weight: 2,
        any: [
          '(eyewear|eyeglasses|frames|glasses|optical|optical shop|designer frames|frames lenses|sunglasses|lenses)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(designer|prescription|) (eyewear|eyeglasses|sunglasses)',
      'optical (shop|service)',
      '(eyeglass|frame) (repair|fitting)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(picture|photo|window|door|bike) frame', 'camera lens'],
      because: 'Frames of pictures or camera lenses',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose',
      name: 'Help choose a frame',
      description: 'Look at face, prescription, use and budget together.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['advise'],
      shownBy: ['(frame|style|selection)'],
    },
    {
      id: 'measure',
      name: 'Measure for lenses and advise on kinds',
      description: 'Measure the distances of the eyes and explain lens kinds and coatings.',
      role: 'Medical Assistant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise', 'hands-on'],
      shownBy: ['(lens|progressive)'],
    },
    {
      id: 'order',
      name: 'Order lenses and follow the order',
      description: 'Send the order to the laboratory, check insurance and tell when it is there.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(order|insurance)'],
    },
    {
      id: 'fit',
      name: 'Check and fit the glasses',
      description: 'Compare with the prescription and adjust them on the nose.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(fit|adjust)'],
    },
    {
      id: 'mend',
      name: 'Repair glasses and replace parts',
      description: 'Change screws, pads and broken parts.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 1, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['repair'],
    },
  ],
});
