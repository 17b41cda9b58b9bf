import { defineWorkflow } from '#catalogue/define.ts';

export const timberBuying = defineWorkflow({
  id: 'timber-buying',
  name: 'Log and standing timber buying',
  department: 'Operations',
  type: 'Business',
  description:
    'Buying logs and standing trees from owners: looking at the stand, valuing, agreeing, felling or receiving, scaling and paying.',
  industries: ['manufacturing', 'agriculture', 'construction'],
  delivers: {
    named: [
      '(log|timber|standing timber) (buying|purchasing|purchase|harvesting)',
      'timber harvesting',
      'forestry harvesting',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(buy|buys|buying|pay|purchase) ~ (logs|sawlogs|standing timber|veneer logs|stumpage|pulpwood|woodland|roundwood)',
          '(standing timber|woodlot|stand|woodland) ~ (cruised|cruise|valued|felled|harvested|cut|marked|bought)',
          '(timber|forestry) (harvesting|cruise|cruising)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(we buy logs|log buying|sell timber|standing timber|buying timber|sell logs|timber harvesting)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-owner',
      name: 'Answer owners who want to sell',
      description: 'Ask for species, age, access and area and say what is wanted now.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'interview'],
    },
    {
      id: 'cruise-stand',
      name: 'Look at the stand and value it',
      description: 'Walk the stand, measure and grade samples and work out the volume.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'forecast'],
      shownBy: ['(cruise|cruised|measure|valued)'],
    },
    {
      id: 'agree-timber',
      name: 'Agree price and terms with the owner',
      description: 'Set price, boundaries, dates and repair of tracks in a contract.',
      role: 'Procurement Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['negotiate', 'draft-text'],
    },
    {
      id: 'fell-or-receive',
      name: 'Have trees felled or receive the logs',
      description: 'Fell the trees and bring them in, or unload what is delivered.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'scale-pay',
      name: 'Scale logs and pay the seller',
      description: 'Measure and grade each load, write the ticket and pay.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(pay weekly|scaled|scale ticket)'],
    },
  ],
});
