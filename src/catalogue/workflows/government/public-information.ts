import { defineWorkflow } from '#catalogue/define.ts';

export const publicInformation = defineWorkflow({
  id: 'public-information',
  name: 'Public information and lookup service',
  naming: {
    variants: [
      { any: ['budget'], name: 'Budget information publication' },
      {
        any: [
          '(representative|elected official|address) ~ (lookup|find|search|district)',
          'find ~ representative',
        ],
        name: 'Address and representative lookup',
      },
    ],
    parts: [
      { any: ['(look up|lookup|find ~ representative|search)'], name: 'Public lookup service' },
      {
        any: [
          '(notice|notices|announcement|announcements|ordinance|ordinances|information|code|posted|download|budget|visitor|guide)',
        ],
        name: 'Public information publishing',
      },
    ],
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Making facts of public life easy to find: collecting them from offices, explaining, keeping current, and answering questions.',
  industries: ['government', 'culture-media', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(relocation|visitor|visitors|welcome) (packet|guide|center|centre|information)',
          '(official|public|legal|community) (notice|notices|announcement|announcements)',
          '(ordinance|ordinances|code|bylaw|bylaws|zoning map) ~ (download|available|view|online|posted|read)',
          '(notices|announcements|updates) ~ (residents|posted|township|town|village|city|county)',
        ],
      },
      {
        weight: 2,
        any: ['(announcements|notices|public notices|official notices|ordinances|news announcements)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(find|look up|search|lookup) ~ (representative|elected official|district|address|council member|polling)',
          '(city|state|annual|expense|capital|fiscal year|community district) budget',
          '(resource|information) (guide|hub|center|directory)',
          '(open|public) data',
          '(know|find) ~ (rights|services|resources) ~ (neighborhood|community|district|resident)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(budget|resource guide|directory|elections|maps|=your representatives)'],
      },
    ],
  },
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'collect-facts',
      name: 'Collect facts for the public',
      description: 'Gather figures, names and dates from offices and data sets.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'look-up'],
      shownBy: ['(source|data|directory)'],
    },
    {
      id: 'explain-plain',
      name: 'Explain rules and services in plain words',
      description: 'Turn them into pages people understand.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['summarise', 'draft-text'],
      shownBy: ['(guide|explain|how)'],
    },
    {
      id: 'translate-info',
      name: 'Translate and make pages accessible',
      description: "Have texts put into residents' languages and add captions and plain formats.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['translate', 'check-rules'],
      shownBy: [
        '(translate|translation|accessible|accessibility|language (access|assistance)|ada compliance|interpret)',
      ],
    },
    {
      id: 'keep-current',
      name: 'Keep public pages current',
      description: 'Check pages by a calendar and correct what has changed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(updated|current)'],
    },
    {
      id: 'warn-public',
      name: 'Send urgent notices',
      description: 'Word a closure, storm or water notice and put it on all channels at once.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 1 },
      traits: ['draft-text', 'route-requests'],
      shownBy: ['((emergency|alert) ~ (notification|sign up|text)|boil water|road closure|service alert)'],
    },
    {
      id: 'answer-residents',
      name: 'Answer residents who do not find what they need',
      description: 'Help people who do not find what they need.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 1 },
      traits: ['answer-questions'],
      shownBy: ['(contact|question)'],
    },
  ],
});
