import { defineWorkflow } from '#catalogue/define.ts';

export const intellectualProperty = defineWorkflow({
  id: 'intellectual-property',
  name: 'Intellectual property work',

  department: 'Legal',
  type: 'Business',
  description:
    'Protecting names, inventions and works: searching, filing, answering examiners, watching the market and acting against infringement.',
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(infringement|passing off|counterfeit|counterfeiters|customs recordal) ~ (suit|court|raids|litigation|action|defend|enforce|customs|police)',
        ],
      },
      {
        weight: 3,
        any: [
          '(file|register) ~ (trademark|trademarks|patent|patents)',
          '(trademarks copyright|trademark registration)',
        ],
      },
      {
        weight: 3,
        any: ['(trademarks|trademarks copyright|patents|intellectual property|copyright)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          'intellectual property (law|right|protection|registration|attorney|lawyer|matter|service|)',
          '(trademark|patent|copyright|trade mark) (registration|application|search|filing|prosecution|attorney|lawyer|infringement|protection|license)',
        ],
      },
      {
        weight: 2,
        any: ['(intellectual property|trademarks|patents|copyright|trademark law|patent law)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['intellectual property', 'trademark', 'patent', 'copyright'], anywhere: false },

  minimumStrength: 4,
  tasks: [
    {
      id: 'search',
      name: 'Search earlier rights',
      description: 'Look through registers and the market and judge the risk.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['research', 'analyse-data'],
      shownBy: ['(trademark|patent|clearance) search'],
    },
    {
      id: 'draft',
      name: 'Draft the application',
      description: 'Describe goods, claims or works so that protection is wide and holds.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['draft-text', 'research'],
      shownBy: ['application'],
    },
    {
      id: 'file',
      name: 'File and keep deadlines',
      description: 'Submit, pay fees and docket every response and renewal.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'remind', 'check-rules'],
      shownBy: ['(file|renewal)'],
    },
    {
      id: 'respond',
      name: 'Answer the examiner',
      description: 'Argue or amend after each objection.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 4 },
      traits: ['draft-text', 'research'],
      shownBy: ['office action'],
    },
    {
      id: 'enforce',
      name: 'Watch and enforce rights',
      description: 'Find misuse, write to infringers and settle or sue.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['monitor', 'negotiate'],
      shownBy: ['(infringement|cease desist)'],
    },
    {
      id: 'license',
      name: 'Draft licences and assignments',
      description: 'Put use by others into contracts.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['(license|assignment)'],
    },
  ],
});
