import { defineWorkflow } from '#catalogue/define.ts';

export const damageClaims = defineWorkflow({
  id: 'damage-claims',
  name: 'Loss and damage claims',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Handling claims for lost or damaged goods: report, pictures, papers, cause, repair or payment.',
  industries: ['logistics'],
  narrows: ['proof-of-delivery'],
  delivers: { named: ['(damage|loss|cargo) claims'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(damage|damaged|breaks|loss|lost) ~ (claim|claims|pictures|repair) ~ (months|days|pay|form|answer|file)',
          'file ~ claim ~ (days|form|damage|loss|months)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=claims|file claim|damage claims|if something breaks|claims process)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(insurance agency|workers compensation|warranty claims|water damage|storm damage|fire damage)'],
      because: 'Another claim.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-claim',
      name: 'Take the damage claim',
      description: 'Ask for pictures, papers and value.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'interview'],
    },
    {
      id: 'find-cause',
      name: 'Find how the goods were damaged',
      description: 'Ask the crew and look at notes and pictures.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['diagnose'],
    },
    {
      id: 'settle-claim',
      name: 'Repair or pay for the damage',
      description: 'Decide by terms, send a repairer or pay.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 4, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 2, revenue: 2 },
      traits: ['decide', 'negotiate'],
    },
    {
      id: 'learn-claims',
      name: 'Count claims and tell crews the causes',
      description: 'List causes by route and crew and say what to do otherwise.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['analyse-data'],
    },
  ],
});
