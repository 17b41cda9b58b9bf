import { defineWorkflow } from '#catalogue/define.ts';

export const childArrangements = defineWorkflow({
  id: 'child-arrangements',
  name: 'Child custody and contact cases',
  naming: {
    parts: [
      { any: ['(custody|contact|visitation)'], name: 'Child custody and contact cases' },
      { any: ['(child arrangements|children|parenting|grandparents)'], name: 'Child arrangements cases' },
    ],
  },
  department: 'Legal',
  type: 'Business',
  description:
    'Settling with whom children live and when they see the other parent or grandparents: talks, plan, application, hearing, order.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(child|children) (custody|arrangements|visitation|access) ~ (order|apply|court|case|represent|agree|plan|lawyer|attorney|agreement|dispute|modification|parent|we|help|support)',
          'parenting (plan|agreement|time) ~ (draw|draft|court|order|custody|negotiate|we|agree|apply|modify)',
          '(who|whom) ~ (live|see) ~ (child|children|they)',
          '(grandparents|fathers) (rights|contact)',
        ],
      },
      {
        weight: 3,
        any: [
          '(child custody|child arrangements|custody|child custody visitation|custody visitation|parenting plans|children matters|child contact|contact residence|fathers rights|grandparents rights|custody parenting time|parenting time|children law)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(child (custody|arrangements|contact|support custody)|parenting (plans|time)|(grandparents|fathers) rights|custody visitation|visitation)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'learn-familys-situation',
      name: "Learn the family's situation",
      description: 'Ask about home, school, work and safety.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'negotiate-parenting-plan',
      name: 'Negotiate a parenting plan',
      description: 'Letters, talks and mediation with the other side.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(plan|agree|negotiate)'],
    },
    {
      id: 'prepare-application-statement',
      name: 'Prepare application and statement',
      description: 'Forms, evidence and reports.',
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(apply|application|order)'],
    },
    {
      id: 'represent-at-hearings',
      name: 'Represent at hearings',
      description: 'Speak before the judge and settle at the door.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(court|hearing|judge)'],
    },
    {
      id: 'see-that-order',
      name: 'See that the order is kept',
      description: 'Write, vary or enforce it.',
      role: 'Attorney',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(order|enforce|modification)'],
    },
  ],
});
