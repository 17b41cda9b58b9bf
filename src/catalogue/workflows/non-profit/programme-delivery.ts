import { defineWorkflow } from '#catalogue/define.ts';

export const programmeDelivery = defineWorkflow({
  id: 'programme-delivery',
  name: 'Programme and client services',
  naming: {
    variants: [
      {
        any: ['food (pantry|bank|shelf|distribution|outreach|ministry|drive)'],
        name: 'Food distribution and community care',
      },
      {
        any: ['(adopt|foster) ~ (pet|dog|cat|animal)', '(animal|dog|cat|horse) rescue'],
        name: 'Animal rescue and adoption',
      },
      {
        any: ['youth (program|service|mentoring)', 'after school program'],
        name: 'Youth programme delivery',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'The work for those helped: taking people in, agreeing what helps, giving it, and seeing what came of it.',
  industries: ['non-profit', 'religious-organisation', 'government'],
  coreOf: ['non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(we|=our program|organization|foundation|ministry) ~ (provide|serve|help|offer|support|empower) ~ (family|child|individual|community|youth|people|homeless|veteran|animal|survivor|neighbor|woman|student)',
          '(food|clothing) (pantry|bank|shelf|distribution|outreach|ministry|drive)',
          '(after school|outreach|mentoring|shelter|adoption|rescue|rehabilitation|literacy|therapeutic|feeding|scholarship) (program|project|ministry|initiative)',
          '(distribute|provide|deliver) ~ (grocery|food|meal|clothing|supplies|school supplies)',
          '(adopt|foster) ~ (pet|dog|cat|animal)',
          '(neighbors|families|people|those) ~ in need',
          '(lesson|service|program) ~ (individual|child|people|veteran) ~ (special needs|disability|needs)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=our programs|get help|adopt|outreach|what we do|community care|=our impact|food pantry)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(support|donate|donation|proceeds|partner|proud) ~ (food bank|food pantry|local charity)'],
      because: 'Gifts to a charity are not its work.',
    },
    {
      scope: 'site',
      any: ['(law firm|add to cart|dental|free trial)'],
      because: 'Other kinds of organisation.',
    },
  ],
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'take-in',
      name: 'Take people in',
      description: 'Hear the need, check conditions and open the case.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['care', 'extract-data'],
      shownBy: ['(intake|apply|referral)'],
    },
    {
      id: 'agree-help',
      name: 'Agree what helps',
      description: 'Plan with the person and others.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['plan', 'advise'],
      shownBy: ['plan'],
    },
    {
      id: 'give-help',
      name: 'Give the help',
      description: 'Counsel, teach, feed, house or accompany.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 10, high: 25 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 2 },
      traits: ['care', 'hands-on', 'coach'],
      shownBy: ['(provide|serve|support)'],
    },
    {
      id: 'record-outcomes',
      name: 'Record and see outcomes',
      description: 'Note what was done and what changed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'summarise'],
      shownBy: ['(impact|outcome|served)'],
    },
  ],
});
