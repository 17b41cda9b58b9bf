import { defineWorkflow } from '#catalogue/define.ts';

export const socialMedia = defineWorkflow({
  id: 'social-media',
  name: 'Social media publishing',
  department: 'Marketing',
  type: 'Communication',
  description:
    'Being present where customers pass their time: planning, making and publishing posts, answering and reading the figures.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(content calendars|community management) ~ (creators|community management|partnerships|social|posts|clients|brands|platforms)',
        ],
      },
      {
        weight: 3,
        any: [
          '(run|manage) ~ (channel|channels|social media|instagram|accounts) ~ (calendar|comment|comments|post|posts|plan|client|your|brand)',
        ],
      },

      {
        weight: 3,
        any: [
          '(follow|like|find|join|visit|check out) =us ~ (facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|social media) ~ (stay|see|keep|for|up to date|updates|latest|special|event|new|page)',
          '(facebook|instagram|twitter|social media) (page|group|feed|account) ~ (update|news|latest|event|photo|post|announcement|special|follow|schedule)',
        ],
      },
      {
        weight: 3,
        any: [
          'follow ~ (instagram|facebook|linkedin|twitter|tiktok|social media|youtube) ~ (update|news|latest|special|photo|event|inspiration|tip|offer|behind)',
          '(see|check out|find|watch|visit) ~ (latest|daily|recent) ~ (instagram|facebook|social media|tiktok|youtube)',
          '(update|news|announcement|special|photo) ~ (posted|shared|published) ~ (facebook|instagram|social media|linkedin)',
          'tag us ~ (instagram|facebook|post|photo)',
        ],
      },
      {
        weight: 2,
        any: [
          '(follow|find|connect with|join) us on (instagram|facebook|linkedin|twitter|tiktok|youtube|social media)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(marketing|advertising|management) (service|agency|package)',
        '=your (business|brand|customer|audience)',
      ],
      because: "A client's channels are not the organisation's own.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-posts',
      name: 'Plan posts for the coming weeks',
      description: 'Choose occasions, offers and stories and who delivers what by when.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan'],
    },
    {
      id: 'make-posts',
      name: 'Take pictures and write posts',
      description: 'Photograph or film, cut, and write the words for each channel.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 2, error: 2, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 2, revenue: 3 },
      traits: ['create-media', 'draft-text'],
    },
    {
      id: 'publish-posts',
      name: 'Publish posts on the channels',
      description: 'Enter, date and publish, and check how it looks.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['schedule', 'enter-data'],
    },
    {
      id: 'answer-comments',
      name: 'Answer comments and messages',
      description: 'Watch what people write, answer, and pass on orders and complaints.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['answer-questions', 'monitor'],
      shownBy: ['(message|comment|tag) us'],
    },
    {
      id: 'promote-posts',
      name: 'Pay for the reach of single posts',
      description: 'Choose audience and sum and see what it brings.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['analyse-data', 'plan'],
    },
    {
      id: 'read-social-figures',
      name: 'Read the figures of the channels',
      description: 'See what was seen, shared and led to inquiries.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['analyse-data', 'summarise'],
    },
  ],
});
