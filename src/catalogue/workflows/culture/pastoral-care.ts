import { defineWorkflow } from '#catalogue/define.ts';

export const pastoralCare = defineWorkflow({
  id: 'pastoral-care',
  name: 'Pastoral care and visits',
  naming: {
    parts: [
      { any: ['(prayer (request|chain|team)|request prayer)'], name: 'Prayer requests' },
      {
        any: [
          '(pastoral|counsel|counseling|counselling|hospital|homebound|shut in|sick|anointing|anoint)',
          '(visit|visits|visitation) ~ (you|home|family|member|pray)',
        ],
        name: 'Pastoral care and visits',
      },
    ],
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Being there for people of the congregation who are ill, grieving, in doubt or alone: visits, prayer, counsel and practical help.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(hospital|ill|sick|homebound|housebound|shut in|nursing home) ~ (visit|communion|pastor|priest|let us know|notify)',
          '(visit|communion) ~ (hospital|sick|homebound|housebound|shut in|nursing home)',
          '(pastor|minister|priest|vicar|elder|chaplain|rabbi|imam) ~ (offer|provide|available) ~ (counsel|counselling|counseling|guidance|confession|listening)',
          '(eucharistic|stephen|lay|befriending) (minister|ministers|ministry|visitor|visitors) ~ (sick|homebound|hospital|visit|home|care)',
        ],
      },
      {
        weight: 3,
        any: [
          '(imam|priest|rabbi|pastor|granthi|minister|vicar) ~ (sees|counsels|meets) ~ (families|couples|young people|confidence)',
        ],
      },

      {
        weight: 3,
        any: [
          '(anointing|communion|visits|visit) ~ (sick|housebound|hospital|homebound|hour|home)',
          '(priest|minister|chaplain|pastor|imam|rabbi) ~ (called|call|visit|visits) ~ (hour|home|hospital|sick|time)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=anointing|anointing sick|sick housebound|hospital visits|pastoral care|pastoral visits|visiting sick)',
        ],
      },

      { weight: 2, any: ['visit pray', 'pray with you', '(glad|happy|love) ~ (visit|pray)'] },
      {
        weight: 3,
        any: [
          '(pastor|=priest|=minister|=ministers|clergy|rabbi|imam|chaplain|deacon|=elders) ~ (visit|=pray|=prays|=counseling|=counselling|=listen) ~ (=you|=with|home|hospital|sick|family|families|=us)',
          '(hospital|homebound|shut in|sick) ~ (visit|visitation|communion) ',
          '(pastoral|premarital|spiritual|marriage) (care|counseling|counselling|visit|support)',
          'prayer (request|chain|team)',
          '(anointing|anoint) ~ (sick|request|ask|hospital|priest)',
          'meals ~ (brought|bring|delivered) ~ (family|newborn|ill|sick)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(pastoral care|prayer requests|counseling|spiritual care|care ministry|congregational care|request prayer)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=thee|=thou|=thy|=saint|saints|prophets|=o lord|let us pray|almighty)'],
      because: 'The words of a service, and the tale of saints.',
    },
    {
      scope: 'sentence',
      any: ['(home|hospice|health|skin|child|senior|patient) care'],
      because: 'Other care.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-needs',
      name: 'Hear who needs a visit or prayer',
      description: 'Take requests, hospital lists and what members tell.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['route-requests', 'enter-data'],
      shownBy: ['(prayer request|request)'],
    },
    {
      id: 'visit',
      name: 'Visit the ill, grieving and homebound',
      description: 'Sit with them, listen, pray and bring the sacrament where the faith has one.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 5, variability: 5, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 1 },
      traits: ['care'],
      shownBy: ['(visit|hospital)'],
    },
    {
      id: 'counsel',
      name: 'Counsel people in private',
      description: 'Talk through faith, marriage, guilt and loss, and send on where needed.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 5, presence: 4, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 1 },
      traits: ['care', 'advise'],
      shownBy: ['(counsel)'],
    },
    {
      id: 'arrange-help',
      name: 'Arrange meals and lifts for people in need',
      description: 'Ask helpers, keep the rota and thank them.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['schedule', 'match'],
      shownBy: ['(meals|ride)'],
    },
    {
      id: 'follow-up',
      name: 'Write or call again after some weeks',
      description: 'Remember anniversaries and hard days and get in touch.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 1 },
      traits: ['remind', 'personalise'],
    },
  ],
});
