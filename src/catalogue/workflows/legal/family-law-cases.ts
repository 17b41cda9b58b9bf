import { defineWorkflow } from '#catalogue/define.ts';

export const familyLawCases = defineWorkflow({
  id: 'family-law-cases',
  name: 'Family law case handling',

  naming: {
    parts: [
      {
        any: ['(family law|family lawyer|custody|support|adoption|family court|family matters)'],
        name: 'Family law case handling',
      },
      { any: ['(divorce|separation)'], name: 'Divorce case handling' },
    ],
  },
  department: 'Legal',
  type: 'Business',
  description:
    "Divorce, custody, support and adoption: learning the family's situation, disclosing finances, agreeing or litigating, and the final order.",
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(divorce|separation) ~ (application|petition|drafted|filed|fixed fee|sole|joint|unmarried)',
          '(sole|joint) applications ~ (filed|drafted|fixed fee|court fee)',
        ],
      },
      {
        weight: 3,
        any: [
          '(represent) ~ (spouse|spouses|parent|parents) ~ (divorce|custody)',
          '(child custody|prenuptial agreement|prenuptial agreements|child support|custody support)',
          'adoption ~ (guardianship|family|petition|court)',
          'guardianship ~ (child|children|minor|minors)',
        ],
      },
      {
        weight: 3,
        any: [
          '(divorce|child custody support|child custody|custody|adoption guardianship|family law|adoption)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          'family (law|lawyer|attorney|court) (case|matter|practice|attorney|lawyer|firm|issue|client|service|)',
          '(divorce|custody|child custody|child support|spousal support|alimony|adoption|paternity|prenuptial|separation) (case|lawyer|attorney|agreement|proceeding|matter|mediation|order|process|petition|modification)',
          '(represent|help|guide|assist) ~ (divorce|custody|adoption|separation)',
        ],
      },
      {
        weight: 2,
        any: [
          '(family law|divorce|child custody|custody support|adoption|child support|divorce separation|family court|spousal support|paternity)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    called: '{service} case handling',
    named: [
      'divorce',
      '(child|legal) custody',
      'child support',
      'adoption',
      'paternity',
      'alimony',
      'family law',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(pet|dog|cat|technology) adoption', 'family owned law'],
      because: 'Adoption of animals or policies',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'learn-situation',
      name: "Learn the family's situation and aims",
      description: 'Listen to what happened, what the children need and what can be agreed.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(children|family) ~ (need|interest|situation)'],
    },
    {
      id: 'disclose-finances',
      name: 'Gather and disclose finances',
      description: "Collect accounts, pensions, property and debts and complete the court's forms.",
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(financial disclosure|asset|property division|division of property)'],
    },
    {
      id: 'plan-parenting',
      name: 'Work out custody and parenting plans',
      description: 'Draft schedules and decision rights that a court will accept.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['plan', 'draft-text'],
      shownBy: ['(parenting plan|custody|visitation)'],
    },
    {
      id: 'negotiate',
      name: 'Negotiate or mediate an agreement',
      description: 'Bargain over property, support and time with the children.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['negotiate', 'advise'],
      shownBy: ['(mediation|settlement agreement|collaborative)'],
    },
    {
      id: 'file',
      name: 'File petitions and motions',
      description: 'Draft and file what starts, moves and ends the case.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(file|petition) ~ (divorce|custody|court)'],
    },
    {
      id: 'hearing',
      name: 'Represent at hearings and trial',
      description: 'Present witnesses and figures before the judge.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['decide', 'plan'],
      shownBy: ['(hearing|trial|court)'],
    },
  ],
});
