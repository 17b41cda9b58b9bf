import { defineWorkflow } from '#catalogue/define.ts';

export const ruleViolations = defineWorkflow({
  id: 'rule-violations',
  name: 'Rule violations and hearings',
  department: 'Legal',
  type: 'Business',
  description: "Keeping a community's rules: rounds, notices, hearings, fines and exceptions.",
  industries: ['association', 'property-management'],
  delivers: {
    named: [
      'rules violations',
      '(violation|violations|compliance|covenant) (enforcement|notices|inspections)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(courtesy notice|courtesy notices|violation notice|violation notices|covenant violations|hearing) ~ (fine|hearing|fines|sent|first|owner|board|then)',
          '(lawns|trash cans|parking) ~ (checked|inspected|inspections) ~ (month|week|twice)',
          '(rules|violations) ~ (fine|fines|hearing|enforced) ',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(rules violations|=violations|covenant enforcement|compliance violations|report violation)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(traffic|parking|building code|osha|license) (violation|violations|ticket|tickets)'],
      because: 'An office or a court.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'walk-round',
      name: 'Walk the estate and note violations',
      description: 'Drive or walk round, take pictures and look into complaints.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
    },
    {
      id: 'send-notices',
      name: 'Send notices of violation',
      description: 'Name the rule and what was seen, set a date and file it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text'],
    },
    {
      id: 'hold-hearing',
      name: 'Prepare and hold hearings',
      description: 'Invite the owner, have the board hear both sides and write down what it decides.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 1 },
      traits: ['decide', 'interview'],
    },
    {
      id: 'follow-cure',
      name: 'Follow up fines, liens and cures',
      description: 'Look again, bill fines and close the case when it is put right.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['monitor', 'remind'],
    },
  ],
});
