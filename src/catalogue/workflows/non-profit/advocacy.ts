import { defineWorkflow } from '#catalogue/define.ts';

export const advocacy = defineWorkflow({
  id: 'advocacy',
  name: 'Advocacy and public education',
  naming: {
    parts: [
      {
        any: [
          '(advocacy|advocate|legislature|legislator|legislative|congress|senator|commission|council|statehouse|capitol|lawmakers|scorecard|voter guide|public policy|policy priorities)',
        ],
        name: 'Advocacy',
      },
      { any: ['(education|educate|awareness|prevention|campaign)'], name: 'Public education and awareness' },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Speaking up for a cause: following law and facts, writing positions and guides, training speakers and moving people to act.',
  industries: ['non-profit', 'association', 'government', 'religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(write|speak|call) ~ (member =of congress|legislator|senator|commission|lawmakers)',
          '(speaks) ~ (employer|business|members|patients) ~ (statehouse|capitol|council|congress)',
          '(issues|publishes) ~ (scorecard|voter guide)',
          'ask ~ (commission|council|congress|legislature) ~ (fund|pass|protect|support)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=speak =up|public policy|government affairs|act now)'],
      },
      {
        weight: 3,
        any: [
          '(speak|speaks|stand|stands) ~ (small business|businesses|members|residents|workers|patients) ~ (statehouse|capitol|legislature|council|congress|hall)',
          '(policy priorities|legislative (agenda|priorities|update|action)|public policy)',
          '(prevention|awareness) (campaign|campaigns|coalition)',
          'public (education|awareness) (campaign|program|programme|initiative)',
          '(substance (use|misuse|abuse)|underage drinking|vaping|opioid) prevention',
        ],
      },

      {
        weight: 3,
        any: [
          '(advocate|advocates|advocating|advocacy) ~ (policy|community|behalf|right|issue|legislat|member|change|resident|older adult|patient|family|environment|work|we)',
          '(contact|write) ~ =your (legislator|representative|senator|elected official|council)',
          '(public education|educate ~ (public|community|resident))',
        ],
      },
      {
        weight: 2,
        any: [
          '(raise|raising|promote|promotion) ~ awareness',
          '(prevention|awareness) (program|programs|programme|initiative)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(advocacy|take action)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(client|patient|legal|customer|buyer|home buyer|student) advocate', 'advocate for you'],
      because: 'Help to single people.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'follow-issues',
      name: 'Follow law, figures and decisions',
      description: 'Read drafts and data and note what concerns the cause.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['research', 'monitor'],
    },
    {
      id: 'assess-needs',
      name: 'Ask people what they need',
      description: 'Hold talks and surveys and sum up.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['research', 'summarise'],
      shownBy: ['(needs assessment|survey|listen)'],
    },
    {
      id: 'write-position',
      name: 'Write positions, reports and guides',
      description: 'Set out facts and demands in words people read.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(report|guide|publish)'],
    },
    {
      id: 'meet-deciders',
      name: 'Meet officials and testify',
      description: 'Agree talks, bring people and answer questions.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(board|council|legislat)'],
    },
    {
      id: 'move-public',
      name: 'Inform and move the public',
      description: 'Plan campaigns, talks and posts.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.75, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'plan'],
      shownBy: ['awareness'],
    },
    {
      id: 'train-speakers',
      name: 'Train volunteers and members to speak',
      description: 'Give facts and practise.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['coach'],
    },
  ],
});
