import { defineWorkflow } from '#catalogue/define.ts';

export const supportGroups = defineWorkflow({
  id: 'support-groups',
  name: 'Support groups and helplines',
  naming: {
    parts: [
      { any: ['(group|groups|peer|meeting|meetings|anonymous)'], name: 'Support groups' },
      { any: ['(helpline|hotline|crisis line|call line|warmline|lifeline)'], name: 'Helpline' },
    ],
  },

  department: 'Operations',
  type: 'Communication',
  description:
    'Bringing people with one trouble together or to a listening ear: leaders, times, meetings, calls and referrals.',
  industries: ['non-profit', 'healthcare', 'religious-organisation', 'association'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(call|ring|phone|telephone) =our (helpline|hotline|advice line)',
          'celebrate recovery',
          '(weekly|monthly) (meeting|meetings|group) ~ (grief|addiction|recovery|hurts|divorce|cancer|caregivers|bereaved)',
        ],
      },
      {
        weight: 3,
        any: [
          '(support group|support circle|healing circle|group) ~ (meet others|grieving|survivor)',
          '(support group|support circle|healing circle) ~ (online|adults|teens|children|monthly|weekly|wednesdays)',
          '(alcoholics|narcotics|gamblers) anonymous',
          '(aa|na|al anon|twelve step) meetings',
          '(individual|one on one) (sessions|counseling) ~ (weekly|circle|group|adults|teens)',
          '(letter|call|group) ~ (grief|grieving|bereaved)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(grief|=for patients|patient support)'],
      },
      {
        weight: 3,
        any: [
          '(grief|bereavement) (group|groups|camp|counseling|support group)',
          '(groups|camp) ~ (lost someone|grief|loss|bereaved)',
        ],
      },
      {
        weight: 2,
        any: ['(bereavement|support groups|grief groups)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          'support (group) ~ (meet|join|weekly|monthly|register|offer|caregiver|family|member|free)',
          '(grief|caregiver|cancer|recovery|parent|bereavement|survivor|peer) support (group|program|line)',
          '(crisis|help|hot|support|24 hour) (line|hotline|helpline) ~ (call|24|volunteer|answer|free|confidential)',
          '(24 hour|crisis|confidential) (hotline|helpline)',
        ],
      },
      {
        weight: 2,
        any: ['(support groups|helpline|crisis line|hotline|grief support|peer support|caregiver support)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['support group', '(grief|peer|caregiver|bereavement) support', '(crisis|24 hour) (line|hotline)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(villagers|community|communities|residents) ~ (create|created|form|formed) support group',
        '=our (mission|missions|trip) ~ provided',
      ],
      because: 'What others set up, or help on a journey.',
    },
    { scope: 'sentence', any: ['(technical|customer) support'], because: 'Help of a company for its users' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'lead',
      name: 'Lead meetings',
      description: 'Open, listen and keep it safe.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 5, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 4 },
      traits: ['care', 'coach'],
      shownBy: ['(meet|group)'],
    },
    {
      id: 'answer',
      name: 'Answer calls',
      description: 'Listen, judge danger and refer.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 20 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 4 },
      traits: ['care', 'decide'],
      shownBy: ['(line|call)'],
    },
    {
      id: 'train',
      name: 'Train helpers',
      description: 'Teach how to listen and talk hard calls over.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(train|volunteer)'],
    },
    {
      id: 'announce',
      name: 'Announce times and places',
      description: 'Post, call and list.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(schedule|calendar)'],
    },
    {
      id: 'follow',
      name: 'Refer and follow',
      description: 'Name doctors, shelters and courses.',
      role: 'Social Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['match', 'look-up'],
      shownBy: ['referr'],
    },
  ],
});
