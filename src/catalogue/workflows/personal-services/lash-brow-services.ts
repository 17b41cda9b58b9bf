import { defineWorkflow } from '#catalogue/define.ts';

export const lashBrowServices = defineWorkflow({
  id: 'lash-brow-services',
  name: 'Lash and brow treatments',
  department: 'Operations',
  type: 'Development',
  description:
    'Shaping, tinting, lifting and lengthening lashes and brows: mapping, working by the hair, aftercare.',
  industries: ['personal-services'],
  delivers: {
    apart: 3,
    named: [
      '(lash|eyelash|brow|eyebrow) (lift|tint|lamination|extensions|shaping|services|lift tint)',
      'microblading',
      'brow bar',
    ],
    anywhere: true,
    notIn: ['retail', 'manufacturing'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(lash|eyelash|brow|eyebrow) (lift|lifts|tint|tints|tinting|lamination|extension|extensions|shaping|mapping|perm|bar|technician|artist|services|service|combo)',
          '(microblading|ombre brows|powder brows|brow henna|henna brows)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(lashes|brows|brow bar|lash extensions|lashes brows|lash services|brow services|=microblading|eyelashes eyebrows|eyebrows lashes|lash lift tint|tints lifts)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'map-face',
      name: 'Map brows or lashes to the face',
      description: 'Measure, draw the shape and agree it in the mirror.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['design', 'advise'],
    },
    {
      id: 'test-glue',
      name: 'Test glue or tint on the skin',
      description: 'Put a little behind the ear a day before and see whether the skin answers.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 3, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules'],
    },
    {
      id: 'do-lashes',
      name: 'Lift, tint, set or shape lashes and brows',
      description: 'Work hair by hair under the lamp while the client lies still.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 6, high: 22 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(lash|brow|tint|lift|lamination)'],
    },
    {
      id: 'explain-care',
      name: 'Explain care of lashes and brows',
      description: 'Say what to avoid on the first day and how to brush and clean.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['advise'],
    },
    {
      id: 'plan-refill',
      name: 'Plan refills',
      description: 'Agree a visit in two to four weeks and its price.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule'],
      shownBy: ['(refill|refills|fill)'],
    },
  ],
});
