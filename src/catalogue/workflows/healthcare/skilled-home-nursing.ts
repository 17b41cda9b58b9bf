import { defineWorkflow } from '#catalogue/define.ts';

export const skilledHomeNursing = defineWorkflow({
  id: 'skilled-home-nursing',
  name: 'Nursing and hospice care at home',
  naming: {
    parts: [
      { any: ['(nursing|nurse|wound|skilled|iv therapy)'], name: 'Nursing care at home' },
      { any: ['(hospice|palliative|end of life)'], name: 'Hospice care' },
    ],
  },

  department: 'Operations',
  type: 'Business',
  description:
    "Medical care at home after hospital or near the end of life: referral, plan, visits, doctors' orders and family support.",
  industries: ['home-care'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(registered|=our) (nurse|nurses) ~ (dressing|dressings|injection|injections|wound|medication|home)',
        ],
      },
      {
        weight: 3,
        any: [
          '(home health|skilled) (nursing|nurse|care|service|agency) ~ (visit|home|patient|wound|therapy|medicare|doctor|physician|we|service|provide)',
          '(hospice|palliative) (care|service|team|program|nurse|patient)',
          '(wound|ostomy|iv|infusion|catheter|post surgical) care ~ (home|nurse|nursing|skilled|service)',
        ],
      },
      {
        weight: 2,
        any: [
          '(home health|skilled nursing|hospice|hospice care|palliative care|private duty nursing|home health care|nursing services)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'skilled nursing',
      'hospice (care|)',
      'palliative care',
      'home health (care|)',
      'wound care',
      'private duty nursing',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'refer',
      name: 'Take nursing referrals and orders',
      description: "Check need, cover and the doctor's order.",
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(referral|order|medicare)'],
    },
    {
      id: 'assess',
      name: 'Assess at home and plan',
      description: 'Look at patient, home and helpers.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 4, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['interview', 'plan'],
      shownBy: ['(assess|plan)'],
    },
    {
      id: 'visit',
      name: 'Make nursing visits',
      description: 'Dress wounds, give medicine, measure and teach.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 10, high: 28 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['care', 'hands-on'],
      shownBy: ['(visit|wound|infusion)'],
    },
    {
      id: 'report',
      name: 'Report home visits to doctors',
      description: 'Note changes and ask for orders.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(physician|doctor)'],
    },
    {
      id: 'family',
      name: 'Support the family of the patient at home',
      description: 'Explain, listen and be on call.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 5, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 4 },
      traits: ['care', 'coach'],
      shownBy: ['(family|bereavement|24)'],
    },
  ],
});
