import { defineWorkflow } from '#catalogue/define.ts';

export const childrensDentistry = defineWorkflow({
  id: 'childrens-dentistry',
  name: 'Dental care for children',
  department: 'Operations',
  type: 'Business',
  description:
    'Looking after the teeth of children: first visits, sealants, small fillings, and help for parents.',
  industries: ['dental-practice'],
  delivers: { named: ['(children|kids|pediatric|paediatric) dentistry', 'pedodontics'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          "(children|children's|child|kids|kid's|pediatric|paediatric|family) (dentistry|dentist|dental care|dental visit|dental visits)",
          '(child|children|kid|kids) ~ (first dental|first visit ~ dentist|teeth|sealants)',
          'dental (care|treatment|check ups|checkups|visits) ~ (children|kids)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          "(children dentistry|children's dentistry|kids dentistry|pediatric dentistry|paediatric dentistry|dentistry children|children dental care)",
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(beneficial|helpful|effective|suitable|recommended) ~ (children|kids) ~ teeth',
        '(children|kids) ~ teeth ~ developing',
      ],
      because: 'Whom a treatment helps.',
    },
    {
      scope: 'sentence',
      any: ['(beneficial|helpful|effective|suitable|safe|recommended) ~ (children|kids) ~ (adult|adults)'],
      because: 'Whom a treatment helps.',
    },
    {
      scope: 'sentence',
      any: ['(family|children) (owned|photo|room)'],
      because: 'About the firm or its rooms.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'welcome-child',
      name: 'Make the child at home in the room',
      description: 'Show, tell and let the child touch before anything is done.',
      role: 'Dental Hygienist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 1 },
      traits: ['care'],
    },
    {
      id: 'check-growth',
      name: 'Check teeth, bite and growth',
      description: 'Count teeth, look for decay and see how the jaw grows.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 2 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(check|exam|examination|growth)'],
    },
    {
      id: 'protect-teeth',
      name: 'Clean, seal and fluoridate teeth',
      description: 'Polish, seal the grooves of the chewing faces and paint on fluoride.',
      role: 'Dental Hygienist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'care'],
      shownBy: ['(sealant|sealants|fluoride|cleaning)'],
    },
    {
      id: 'mend-milk-teeth',
      name: 'Mend milk teeth',
      description: 'Fill or crown small teeth with as little fear as can be.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(filling|fillings|crown|cavities)'],
    },
    {
      id: 'advise-parents',
      name: 'Advise parents on brushing and food',
      description: 'Show how to brush, talk about food and thumb sucking, and answer worries.',
      role: 'Dental Hygienist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 1 },
      traits: ['coach', 'advise'],
      shownBy: ['(parent|parents|brushing|diet)'],
    },
  ],
});
