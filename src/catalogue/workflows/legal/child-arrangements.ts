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
    'Settling with whom children live and when they see the other parent or grandparents: hearing the family, a parenting plan, application, hearings, and keeping the order.',
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
      name: 'Hear how the children live and what is wanted',
      description: 'Ask about home, school, the bond with each parent and whether there is danger.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 4 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'negotiate-parenting-plan',
      name: 'Negotiate a parenting plan',
      description: 'Settle days, holidays and who decides what, by letter, in talks or in mediation.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(plan|agree|negotiate)'],
    },
    {
      id: 'prepare-application-statement',
      name: 'Prepare custody application and statement',
      description: "Write the forms and the parent's statement and gather reports.",
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'extract-data'],
      shownBy: ['(apply|application|order)'],
    },
    {
      id: 'represent-at-hearings',
      name: 'Represent a parent or grandparent at hearings',
      description: 'Speak before the judge and settle at the door of the court what can be settled.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 5, variability: 4, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(court|hearing|judge)'],
    },
    {
      id: 'see-that-order',
      name: 'Have a contact order kept or changed',
      description: 'Write down breaches and ask the court to enforce or change the order.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['monitor', 'draft-text'],
      shownBy: ['(order|enforce|modification)'],
    },
  ],
});
