import { defineWorkflow } from '#catalogue/define.ts';

export const newsletterPublishing = defineWorkflow({
  id: 'newsletter-publishing',
  name: 'Newsletter publishing',
  naming: {
    variants: [
      {
        any: [
          '(parish|church|weekly|sunday|school|this week) (bulletin|bulletins)',
          '(=bulletins|=bulletin)',
        ],
        name: 'Bulletin publishing',
      },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Writing to subscribers regularly: choosing what is new, writing and laying out the issue, sending it and keeping the list clean.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(newsletter|newsletters|=bulletin|=bulletins|parish bulletin|weekly bulletin|newsletter archive)',
        ],
      },
      {
        weight: 3,
        any: [
          'newsletter ~ (published|issued|produced|edited|distributed|circulated|delivered) ~ (year|month|times|quarter|household|house|member|members|residents|annually|editor|by|summer|winter|spring)',
          '(newsletter) (editor|editors|archive|archives|back issues|deadline)',
          '(back issues|past issues|recent issues) ~ (newsletter|bulletin|magazine)',
        ],
      },
      {
        weight: 3,
        any: [
          '(bulletin|parish newsletter) ~ (printed|notices|items|published|deadline|emailed|wednesday|thursday|friday)',
          'notices ~ (bulletin|newsletter|by wednesday|by thursday)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=bulletin|=bulletins|parish bulletin|weekly bulletin|parish newsletter)'],
      },

      {
        weight: 3,
        any: [
          '(newsletter|bulletin) ~ (january|february|march|april|may|june|july|august|september|october|november|december) ~ (2018|2019|2020|2021|2022|2023|2024|2025|2026)',
          '(parish|church|school|village|community|club) (newsletter|bulletin|magazine)',
        ],
      },
      {
        weight: 3,
        any: [
          '(subscribe|sign up) ~ (minute|brief|digest|bulletin|deals|specials|weekly)',
          '(get|receive) ~ (weekly|monthly) ~ (email|deals|news|update|tips)',
        ],
      },

      {
        weight: 3,
        any: [
          '(subscribe|sign up|signup|opt in) ~ (update|email|mailing|list|news|announcement|offer|special|alert|latest|blog)',
          '(e newsletter|email newsletter|enewsletter|newsletter signup|newsletter sign up|mailing list)',
          '(receive|get) ~ (newsletter|email update|email news|news by email|update by email|monthly email|weekly email)',
          '(stay|keep) (in loop|up to date|informed|updated|in touch|connected) ~ (subscribe|newsletter|email|mailing list|sign up)',
          '(read|view|download|past|latest|previous|archived|current) ~ newsletter',
          'newsletter (archive|issue|edition)',
        ],
      },
      {
        weight: 3,
        any: [
          '(subscribe|sign up) ~ (newsletter|mailing list|email list|email updates)',
          'newsletter ~ (sent|send|month|week|subscriber)',
          '(join|get on) ~ (mailing list|email list|newsletter)',
          '(weekly|monthly|quarterly|=our) newsletter',
          '(straight|delivered|direct|directly) ~ inbox',
          '(subscribe|sign up|receive) ~ (weekly|monthly|email|regular) (update|news)',
        ],
      },
      { weight: 3, language: 'de', any: ['newsletter ~ (abonnieren|anmelden)', '=zum newsletter'] },
      { weight: 3, language: 'fr', any: ['(abonnez|inscrivez) vous ~ (newsletter|infolettre|lettre)'] },
      { weight: 3, language: 'es', any: ['(suscríbete|suscríbase) ~ (boletín|newsletter)'] },
    ],
    forms: [{ weight: 3, purpose: 'newsletter' }],
    technology: [{ weight: 1, kind: 'marketing' }],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(request|requests|enquiry|enquiries|inquiry|inquiries|booking|bookings|submission|submissions) ~ =inbox',
        'inbox ~ (lead|leads)',
        '(username|password|personal information|personal data) ~ (blog|newsletter|email)',
        '(blog|newsletter) ~ (username|password)',
      ],
      because: 'Mail to the company, or a line of a privacy policy.',
    },
    {
      scope: 'sentence',
      any: [
        '(voicemail|fax|lead|leads|message|messages|alert|alerts|statement|report|reports) ~ (=inbox|=inboxes)',
        '(spam|phishing|=your employees|=your team) ~ inbox',
        '(email|text|sms) (update|updates|alert|alerts|notification|notifications) ~ (issue|ticket|order|repair|request|claim|shipment|delivery|application|booking|status|ready)',
        '(email|text|sms) (update|updates|alert|alerts|notification|notifications) (=as|=while|=when|=until)',
        '(update|updates|notified|notification) ~ =your (ticket|order|repair|request|claim|shipment|delivery|application|case)',
      ],
      because: 'Mail of another kind than a newsletter.',
    },
  ],
  minimumStrength: 3,
  saidOnce: true,
  tasks: [
    {
      id: 'collect-news',
      name: 'Collect news from colleagues',
      description: 'Ask round for news, dates and pictures, and chase what was promised.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['remind', 'summarise'],
    },
    {
      id: 'choose-topics',
      name: 'Choose topics for the issue',
      description: 'Decide from news, offers and questions what is worth telling and in which order.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan', 'decide'],
    },
    {
      id: 'write-issue',
      name: 'Write and lay out the newsletter',
      description: 'Write the pieces, pick pictures and fit both into the template.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(weekly|monthly|quarterly) newsletter'],
    },
    {
      id: 'check-issue',
      name: 'Check facts, links and wording before sending',
      description: 'Read the test issue on phone and screen and have it approved.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 1, expertise: 2, revenue: 1 },
      traits: ['check-rules'],
    },
    {
      id: 'choose-readers',
      name: 'Choose which readers get which version',
      description: 'Divide the list by interest or place and fit subject and offer to it.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['match', 'personalise'],
    },
    {
      id: 'send-and-measure',
      name: 'Send the newsletter and read the figures',
      description: 'Test, send, and see what was opened and clicked.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['analyse-data', 'monitor'],
    },
    {
      id: 'answer-replies',
      name: 'Answer readers who write back',
      description: 'Read replies to the issue, answer them or pass them on.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'route-requests'],
    },
    {
      id: 'keep-list',
      name: 'Keep the subscriber list',
      description: 'Handle sign-ups, departures and bounces, and keep proof of consent.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(subscribe|unsubscribe)'],
    },
  ],
});
