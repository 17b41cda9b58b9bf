import { defineWorkflow } from '#catalogue/define.ts';

export const earlyTeaching = defineWorkflow({
  id: 'early-teaching',
  name: 'Early childhood teaching',

  department: 'Operations',
  type: 'Development',
  description:
    'Teaching children under six: plan by theme or method, circle time, play, outdoors, observing and telling parents.',
  industries: ['childcare', 'school'],

  narrows: ['teaching'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=eyfs|early years foundation stage)',
          '(learn|learning) (through|by) play',
          'early years (curriculum|framework|education|setting)',
          '(play group|playgroup|nursery|kindergarten) ~ (curriculum|learn|activities|readiness|phonics|rhymes)',
        ],
      },
      {
        weight: 3,
        any: [
          '(pre school|preschool|pre school room|pre kindergarten|early years|nursery class|reception|kindergarten)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(letters|numbers|phonics|independence) ~ (before|ready|school) ~ (school|step|start|reception|big)',
          '(pre school|preschool|pre kindergarten|pre k) ~ (letters|numbers|phonics|play|curriculum|learn|learning|teacher|ready|early years)',
        ],
      },
      {
        weight: 3,
        any: [
          '(play based|nature based|montessori|reggio|waldorf|developmentally appropriate|early childhood|child led|emergent) (learning|curriculum|education|program|approach|activity|classroom|philosophy|play|preschool)',
          '(circle|story) time',
          '(music|free play|outdoor|art) time ~ (circle|story|snack|nap|lunch|toddler|toddlers|preschool|children)',
          '(preschool|pre k|kindergarten|toddler|forest school|early) (curriculum|program|class|education) ~ (age|child|learn|year|develop|play|teacher|readiness|offer|day|skill)',
          '(kindergarten|school) readiness',
          'early (childhood education|learning)',
        ],
      },
      {
        weight: 2,
        any: [
          '(curriculum|=our curriculum|preschool|=our program|pre k|montessori|philosophy|=our philosophy|programs|daily schedule|kindergarten readiness|early childhood)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(preschool|pre k|kindergarten|toddler|infant) (program|class|curriculum)',
      'montessori',
      'early learning',
      'forest school',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'plan',
      name: 'Plan themes and days',
      description: 'Choose books, songs, materials and aims by age.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'design'],
      shownBy: ['(curriculum|theme|lesson plan)'],
    },
    {
      id: 'teach',
      name: 'Lead circle, play and projects',
      description: 'Sing, read, ask and let them try.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 10, high: 25 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['coach', 'care'],
      shownBy: ['(circle|story|play|art|music)'],
    },
    {
      id: 'outside',
      name: 'Lead outdoor hours',
      description: 'Walk, dig and keep safe.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 3, variability: 5, presence: 5, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['care', 'coach'],
      shownBy: ['(outdoor|nature|garden|playground)'],
    },
    {
      id: 'observe',
      name: 'Observe and note growth',
      description: 'Write what each child can do and needs.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'draft-text'],
      shownBy: ['(milestone|development|observ|assess)'],
    },
    {
      id: 'tell',
      name: 'Tell parents',
      description: 'Send pictures, notes and hold talks.',
      role: 'Teacher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['(parent|conference|daily report)'],
    },
  ],
});
