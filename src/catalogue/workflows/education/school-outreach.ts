import { defineWorkflow } from '#catalogue/define.ts';

export const schoolOutreach = defineWorkflow({
  id: 'school-outreach',
  name: 'Outreach to schools and public',
  department: 'Marketing',
  type: 'Communication',
  description: 'Bringing a subject to children and neighbours: visits, boxes, open days, competitions.',
  industries: ['higher-education', 'culture-media', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(outreach|talks|visits|workshops|boxes|loan boxes) ~ (primary|schools|children|classes|pupils|public) ~ (lent|students give|volunteers|visit|free|hands on|science|curriculum|book)',
          '(outreach|widening participation|public engagement) ~ (schools|pupils|activities|programme|program|events|community|children|science)',
          '(lent to schools|talks to primary)',
        ],
      },
      {
        weight: 3,
        any: [
          '(outreach|public engagement|schools outreach|widening participation|community engagement|schools programme)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(outreach|public engagement|school outreach)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(street|homeless|mission|missionary|evangelism|food|ministry|church)'],
      because: 'Outreach to those in need',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer-schools',
      name: 'Offer to schools',
      description: 'Write what there is and for whom.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'arrange-visits',
      name: 'Arrange visits',
      description: 'This covers fix dates and people and materials.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'hold-talks-workshops',
      name: 'Hold talks and workshops',
      description: 'Hold them in class, in the laboratory and at fairs.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(talk|workshop)'],
    },
    {
      id: 'report-came',
      name: 'Report what came of it',
      description: 'Count visitors and collect what teachers say.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
