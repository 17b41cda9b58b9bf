import { defineWorkflow } from '#catalogue/define.ts';

export const residentCare = defineWorkflow({
  id: 'resident-care',
  name: 'Resident care in senior living',

  department: 'Operations',
  type: 'Business',
  description:
    'Caring for people who live in the house: moving in, daily care, meals, activities, medicines and families.',
  industries: ['home-care'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(help|assistance) ~ (bathing|dressing|medicines|medications) ~ (day|night|bathing|dressing|housekeeping)',
          '(secure|garden) ~ (household|garden|neighborhood) ~ dementia',
          '(staff|caregivers) know ~ (story|resident)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(assisted living|memory care|short stays|respite)'],
      },
      {
        weight: 3,
        any: [
          '(assisted|senior|independent|retirement|residential) living (community|facility|resident|apartment|home|option|care)',
          'memory care (community|unit|program|resident|neighborhood|)',
          '(=our|each|every) resident ~ (care|enjoy|receive|meal|activity|apartment|family|safe|home)',
          '(nursing|care|adult family|group) home ~ (resident|care|24|senior|elderly)',
          '(skilled nursing|rehabilitation) (facility|center|unit)',
        ],
      },
      {
        weight: 2,
        any: [
          '(assisted living|memory care|independent living|senior living|skilled nursing|respite stays|dining|residents|life enrichment|activities)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(assisted|independent|senior) living', 'memory care', 'respite stay', 'adult day care'],
    anywhere: false,
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(home|house|homes) =or ~ (facility|community|facilities|communities)',
        '(wherever|whether) ~ (home|live)',
        '(visit|come|send|provide) ~ (facility|facilities|communities)',
      ],
      because: 'Help for those who live elsewhere.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'move-in',
      name: 'Prepare the move in',
      description: 'Tour, assess, contract and welcome.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'plan'],
      shownBy: ['(move in|tour|admission)'],
    },
    {
      id: 'daily',
      name: 'Help residents through the day',
      description: 'Help them wash, dress, eat and walk, and talk with them.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 10, high: 30 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['care', 'hands-on'],
      shownBy: ['(bathing|dressing|daily living|24 hour)'],
    },
    {
      id: 'medicines',
      name: "Give residents' medicines and watch health",
      description: 'Prepare, give and note them, and call doctors.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 5, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['care', 'monitor'],
      shownBy: ['medication'],
    },
    {
      id: 'meals',
      name: "Serve residents' meals",
      description: 'Plan and serve what each may eat.',
      role: 'Chef',
      judgment: false,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'plan'],
      shownBy: ['(meal|dining)'],
    },
    {
      id: 'activities',
      name: 'Lead activities with residents',
      description: 'Plan music, movement and outings.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['plan', 'care'],
      shownBy: ['(activity|outing)'],
    },
    {
      id: 'families',
      name: "Keep residents' families informed",
      description: 'Call, meet and write.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'answer-questions'],
      shownBy: ['(family)'],
    },
  ],
});
