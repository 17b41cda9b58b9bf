import { defineWorkflow } from '#catalogue/define.ts';

export const contentPublishing = defineWorkflow({
  id: 'content-publishing',
  name: 'Blog and article publishing',
  naming: {
    variants: [
      { any: ['(attorney|legal) (blog|answer|article)', 'legal answers'], name: 'Legal content publishing' },
      { any: ['thought leadership', 'white paper'], name: 'Thought leadership publishing' },
      { any: ['gift guide'], name: 'Gift guide and blog publishing' },
      { any: ['(=blog|=blogs|article|articles|insights)'], name: 'Blog and article publishing' },
      {
        any: [
          '(latest|company|clinic|club|school|parish|church|=our) news',
          'news (updates|events|announcements|archive)',
        ],
        name: 'News and updates publishing',
      },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Publishing articles, guides and news for readers and search engines: planning themes, researching, writing, editing and putting them online.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(neighborhood guides|neighbourhood guides|community guides|area guides|buyer guides|articles guides)',
        ],
      },
      {
        weight: 2,
        any: ['(field notes|insights blog|articles|=our journal|latest articles|knowledge hub)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(blog|article|articles|news|resources|tips) ~ (read|latest|recent|post|more|archive|category)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(blog|latest post|recent post|latest article|from blog|=our blog|insights from|thought leadership|white paper|news updates|articles|read our blog)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(latest news|company news|clinic news|club news|school news|parish news|church news|=our news|news events|news announcements|whats new)',
        ],
      },
      {
        weight: 2,
        any: [
          '(read|view) (more|full|=our|=all) (article|post|blog)',
          '(published|posted) (on|by)',
          '(blog post|white paper)',
        ],
      },
      { weight: 3, language: 'de', any: ['(=unser|=unserem) blog', 'aktuelle beiträge'] },
      { weight: 3, language: 'fr', any: ['=notre blog', 'derniers articles'] },
      { weight: 3, language: 'es', any: ['=nuestro blog', 'últimas entradas'] },
    ],
    structured: [
      { weight: 2, type: 'BlogPosting' },
      { weight: 2, type: 'Article' },
      { weight: 2, type: 'NewsArticle' },
    ],
    technology: [{ weight: 1, kind: 'cms' }],
    pages: [
      { weight: 2, kind: 'article' },
      { weight: 1.5, kind: 'news' },
    ],
    jobTitles: ['content (writer|manager|editor)', 'copywriter'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(calendar|event|events|schedule|feast|notice|notices|hours|results|minutes|agenda|job|jobs) ~ (=posted|=published)',
        '(=posted|=published) ~ (calendar|bulletin|website|notice|notices)',
      ],
      because: 'A notice is no article.',
    },
    { scope: 'sentence', any: ['post ~ job'], because: 'A vacancy that is posted.' },
  ],
  minimumStrength: 3.5,
  saidOnce: true,
  tasks: [
    {
      id: 'plan-themes',
      name: 'Plan themes and dates of articles',
      description: 'Decide which questions of readers to answer next and when.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 1, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan', 'decide'],
    },
    {
      id: 'research-facts',
      name: 'Research facts and examples for an article',
      description: 'Gather figures, sources and examples and check that they hold.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 2 },
      traits: ['research', 'summarise'],
    },
    {
      id: 'write-article',
      name: 'Write the article',
      description: "Write the text in the house's voice with headings, examples and a call to act.",
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 3, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['(published|posted) (on|by)'],
    },
    {
      id: 'fit-for-search',
      name: 'Fit titles, headings and links to what people search',
      description: 'Look up the words readers search with and adapt title, headings, summary and links.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['analyse-data', 'draft-text'],
    },
    {
      id: 'edit-and-approve',
      name: 'Edit and approve the article',
      description: 'Check facts, tone and legal limits, and release the text.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
    },
    {
      id: 'publish-and-share',
      name: 'Put the article online and share it',
      description: 'Place text and pictures in the site, set links and descriptions, and announce it.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['create-media', 'enter-data'],
      shownBy: ['share ~ (article|post)'],
    },
    {
      id: 'measure-readers',
      name: 'Read visitor figures of articles',
      description:
        'See which articles are found, read and lead to inquiries, and pass it on for the next plan.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['analyse-data', 'monitor'],
    },
    {
      id: 'refresh-articles',
      name: 'Bring older articles up to date',
      description: 'Find articles with old facts or dead links and correct, join or remove them.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor', 'draft-text'],
    },
  ],
});
