import { defineWorkflow } from '#catalogue/define.ts';

export const recoveryAftercare = defineWorkflow({
  id: 'recovery-aftercare',
  name: 'Aftercare and alumni in addiction care',
  department: 'Operations',
  type: 'Communication',
  description:
    'Staying with people after addiction treatment: aftercare plan, calls, meetings, sober living and help at relapse.',
  industries: ['healthcare', 'mental-health'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(aftercare|alumni) ~ (sober|meetings|recovery|relapse|counselor|counsellor|calls|week|year|graduates|program|group|support|treatment)',
          'sober living ~ (referrals|homes|house|placement|program)',
        ],
      },
      {
        weight: 3,
        any: [
          '(aftercare|alumni|alumni program|aftercare program|continuing care|sober living|relapse prevention)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(aftercare|alumni program|continuing care|relapse prevention|sober living)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(school|university|college|class =of|reunion|tattoo|piercing|funeral|bereavement)'],
      because: 'Other alumni and aftercare',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'write-aftercare-plan',
      name: 'Write the aftercare plan',
      description: 'Fix meetings, doctor, housing and numbers to call.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 1 },
      traits: ['plan', 'personalise'],
    },
    {
      id: 'call-every-week',
      name: 'Call former patients every week',
      description: 'Ask how it goes and act when something slips.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['interview', 'care'],
      shownBy: ['(call)'],
    },
    {
      id: 'find-sober-home',
      name: 'Find sober housing',
      description: 'Compare houses, speak with them and arrange the move.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['match', 'negotiate'],
    },
    {
      id: 'lead-alumni-meetings',
      name: 'Lead alumni meetings',
      description: 'Plan theme and place and hold meetings with those who stayed sober.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 2 },
      traits: ['coach', 'care'],
      shownBy: ['(meeting|alumni)'],
    },
    {
      id: 'help-at-relapse',
      name: 'Help at relapse',
      description: 'Judge the danger and open the way back into treatment the same week.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['decide', 'care'],
      shownBy: ['(relapse)'],
    },
  ],
});
