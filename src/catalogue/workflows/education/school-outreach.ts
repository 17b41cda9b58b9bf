import { defineWorkflow } from '#catalogue/define.ts';

export const schoolOutreach = defineWorkflow({
  id: 'school-outreach',
  name: 'Outreach to schools and public',
  department: 'Marketing',
  type: 'Communication',
  description:
    'Bringing a subject to schools and the public: visits, boxes on loan, open days and competitions.',
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
      name: 'Offer visits and activities to schools',
      description: 'Write what there is, for which age, and send it round.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'answer-questions'],
    },
    {
      id: 'arrange-visits',
      name: 'Arrange school visits and open days',
      description: 'Fix dates and helpers, lend out boxes and lay out materials.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'hold-talks-workshops',
      name: 'Hold talks and workshops for schools and visitors',
      description: 'Show, try out and explain in class, in the laboratory and at fairs.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 2, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 2 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(talk|workshop)'],
    },
    {
      id: 'report-came',
      name: 'Report what came of outreach',
      description: 'Count visitors and collect what teachers say.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['summarise', 'analyse-data'],
    },
  ],
});
