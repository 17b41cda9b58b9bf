import { defineWorkflow } from '#catalogue/define.ts';

export const fundraisingEvents = defineWorkflow({
  id: 'fundraising-events',
  name: 'Fundraising events and campaigns',
  naming: {
    parts: [
      {
        any: [
          '(event|events|gala|auction|walk|run|ride|tournament|dinner|breakfast|bbq|barbecue|bingo|raffle|luncheon|concert|sale|supper|night|sponsor|sponsors)',
        ],
        name: 'Fundraising events',
      },
      { any: ['(campaign|appeal|annual fund|raise|drive)'], name: 'Fundraising campaigns' },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Raising money by galas, auctions, walks, sales and appeals: planning, winning sponsors, selling seats, running the day and thanking.',
  industries: [
    'fitness',
    'non-profit',
    'education',
    'religious-organisation',
    'association',
    'culture-media',
  ],
  narrows: ['event-organisation', 'donations'],
  signals: {
    phrases: [
      { weight: 2, in: ['heading', 'navigation'], any: ['(50 50 raffle|raffle)'] },
      {
        weight: 3,
        any: [
          '(run|walk|swim|cycle|climb|hold|host|organise|organize|bake|skydive) ~ (marathon|bake sale|sponsored|coffee morning|fundraiser|fundraising) ~ (=us|=our|charity|raise|support)',
          '(raise|raises|raised|raising) (money|funds) ~ (fair|fairs|quiz|quizzes|sale|sales|raffle|breakfast|dinner|event|events|sponsored)',
          '(fair|fairs|quiz|quizzes|sale|sales|raffle|breakfast|breakfasts|supper|dinner|fete|fetes) ~ (raise|raises|raising|fundraiser|fundraisers|proceeds)',
          'fundraising (idea|ideas|pack|page|challenge|toolkit|committee)',
          '(parent teacher association|=PTA|=PTO|=PTFA|friends =of school) ~ (raise|raises|fundraising|events|organise|organises|fairs)',
          '(yearly|=our|main|biggest|monthly) (fundraiser|fundraisers)',
        ],
      },
      {
        weight: 3,
        any: [
          'golf (scramble|tournament|outing|day|classic)',
          'sponsor ~ hole',
          '(silent auction|charity ball|charity walk|fun run|sponsored walk|gala dinner|quiz night)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(golf scramble|golf tournament|golf outing|golf day|annual gala|charity ball)'],
      },

      {
        weight: 3,
        any: [
          '(bbq|barbecue|bingo|raffle|pancake|spaghetti|fish fry|bake sale|car wash|supper) ~ (proceeds|raise|raises|fund|pay =for|budget|equipment|benefit)',
          '(bowls|walk|ride|run) ~ (proceeds|raises|raised)',
          '(form|join|start) ~ team ~ (walk|run|ride|climb)',
          '(pancake (day|breakfast)|chicken bbq|gun raffle|bingo ~ (thursday|friday|saturday|night)|polar plunge|empty bowls)',
          'walk with =us',
        ],
      },
      {
        weight: 2,
        any: ['(=sponsors|sponsorship|become sponsor|sponsor us|fundraisers)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(gala|auction|5k|golf outing|pints|bingo) ~ (pets|paws|shelter|benefit|support|proceeds|raise)',
          '(charity|fun|memorial|sponsored|benefit) (walk|run|ride)',
        ],
      },

      {
        weight: 3,
        any: [
          '(fundraising|fund raising|charity|benefit) (event|events|gala|dinner|auction|campaign|drive|breakfast|concert|walk|tournament|luncheon)',
          '(annual|=our) ~ (gala|auction|golf tournament|golf outing|5k|fundraiser|benefit dinner|silent auction|book sale|bake sale|plant sale|rummage sale)',
          '(event|gala|tournament) (sponsor|sponsorship|sponsors)',
          '(capital|annual|year end) campaign',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(fundraisers|fundraising|gala|auction|annual fund|sponsorship)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(use|rent|hire|book) ~ (hall|masjid|mosque|church|space|facility|venue|room|building)'],
      because: 'A room lent to those who raise money.',
    },
    {
      scope: 'sentence',
      any: ['(property|estate|livestock|vehicle|car) auction', 'fundraising (platform|software|consult)'],
      because: 'Another sense.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-event',
      name: 'Choose event, goal and date',
      description: 'Decide what suits donors and helpers and what it must bring.',
      role: 'Fundraiser',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['plan'],
    },
    {
      id: 'win-sponsors',
      name: 'Win sponsors and prizes',
      description: 'Ask companies and friends and agree what they get.',
      role: 'Fundraiser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 5 },
      traits: ['negotiate', 'draft-text'],
      shownBy: ['(sponsor|sponsorship)'],
    },
    {
      id: 'sell-seats',
      name: 'Sell seats and register guests',
      description: 'Take orders, seat tables and answer questions.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 4 },
      traits: ['enter-data', 'answer-questions'],
      shownBy: ['(ticket|register|table)'],
    },
    {
      id: 'promote-appeal',
      name: 'Write appeals and invitations',
      description: 'Tell the story and the need in letters, mail and posts.',
      role: 'Fundraiser',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 5 },
      traits: ['draft-text', 'personalise'],
    },
    {
      id: 'run-day',
      name: 'Run the day with helpers',
      description: 'Set up, welcome, hold the auction and count money.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 5, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['hands-on'],
    },
    {
      id: 'thank-account',
      name: 'Thank, send receipts and account',
      description: 'Write to each giver and report the result.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'reconcile'],
    },
  ],
});
