import { defineWorkflow } from '#catalogue/define.ts';

export const mediationService = defineWorkflow({
  id: 'mediation-service',
  name: 'Mediation and arbitration',
  naming: {
    parts: [
      { any: ['(mediation|mediator|mediate)'], name: 'Mediation' },
      { any: ['(arbitration|arbitrator|arbitrate)'], name: 'Arbitration' },
    ],
  },

  department: 'Legal',
  type: 'Communication',
  description:
    'Helping parties settle as a neutral: agreeing terms of the process, preparing, sessions, and the written agreement or award.',
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(accredited|trained|family|qualified) (mediator) ~ (session|minutes|couples|parents|hour|help|agree|neutral)',
          '(mediator) ~ sessions',
        ],
      },
      {
        weight: 4,
        any: [
          '(divorce|family|workplace|commercial) mediation',
          '(=our|trained) mediator ~ (settle|help|helps|couples)',
          '(meet) ~ both sides ~ (agreement|together|settle)',
          'mediation ~ (couples|parties) ~ (settle|agree)',
        ],
      },
      {
        weight: 4,
        any: ['(mediation|mediation arbitration|arbitration|divorce mediation)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(certified|family|divorce|civil|commercial|professional|private) (mediator|mediation|arbitrator)',
          '(mediation|arbitration) (service|session|process|practice|appointment)',
          '(serve|act) as (mediator|arbitrator|neutral)',
        ],
      },
      {
        weight: 2,
        any: ['(mediation|arbitration|mediation services|mediation arbitration)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['mediation', 'arbitration'], anywhere: false },

  minimumStrength: 4,
  tasks: [
    {
      id: 'open',
      name: 'Open the case with both sides',
      description: 'Explain the process, check conflicts and agree terms and fees.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['answer-questions', 'check-rules'],
    },
    {
      id: 'read',
      name: "Read both sides' papers",
      description: 'Find interests, gaps and what could be traded.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['summarise', 'analyse-data'],
    },
    {
      id: 'schedule',
      name: 'Arrange sessions and rooms',
      description: 'Find dates for all parties and counsel.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(schedule|book) ~ mediation'],
    },
    {
      id: 'lead',
      name: 'Lead the sessions',
      description: 'Listen, test positions and help the parties move.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 5, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'coach'],
      shownBy: ['session'],
    },
    {
      id: 'write',
      name: 'Write the agreement or award',
      description: 'Put the outcome into words that bind.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(agreement|award)'],
    },
  ],
});
