import { defineWorkflow } from '#catalogue/define.ts';

export const sponsorshipProgramme = defineWorkflow({
  id: 'sponsorship-programme',
  name: 'Sponsorship programme',
  naming: {
    variants: [
      {
        any: ['sponsor ~ (child|pupil|student|girl|orphan)', 'child sponsorship'],
        name: 'Child sponsorship',
      },
      {
        any: [
          'sponsor ~ (dog|cat|animal|donkey|horse|resident|pony|tiger|hedgehog)',
          '(animal|donkey|dog) sponsorship',
          'adopt ~ (donkey|tiger|elephant|turtle)',
        ],
        name: 'Animal sponsorship',
      },
    ],
  },
  department: 'Marketing',
  type: 'Business',
  description:
    'Giving donors a child, animal or place to sponsor: matching, monthly gifts, letters and pictures, and farewell.',
  industries: ['non-profit', 'religious-organisation', 'education'],
  narrows: ['donation-requests'],
  delivers: {
    named: [
      '(child|animal|orphan|student|donkey) (sponsorship|sponsorships)',
      'sponsor (child|animal|resident|student|orphan|dog|cat|girl)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(sponsor|sponsoring) ~ (child|children|orphan|orphans|pupil|girl|student|students|dog|cat|animal|donkey|horse|pony|resident)',
          '(child|animal|orphan|student|pupil) (sponsorship|sponsorships)',
          '(sponsors|sponsor) ~ (photograph|photo|certificate|letters|updates) ~ (year|child|letters|animal|receive)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(sponsor child|sponsor animal|child sponsorship|sponsor resident|sponsor student|sponsor dog|sponsor orphan|animal sponsorship)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(=our =sponsors|event sponsors|sponsored by|title sponsor|corporate sponsor|visa sponsor|hole sponsor)',
      ],
      because: 'Companies that pay for an event.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'match-sponsor',
      name: 'Match sponsor and beneficiary',
      description: 'Offer a child, animal or place that fits and send the welcome pack.',
      role: 'Fundraiser',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['match', 'personalise'],
    },
    {
      id: 'collect-sponsorship',
      name: 'Collect monthly gifts',
      description: 'Set up payments, follow up failed ones and thank.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'remind'],
    },
    {
      id: 'gather-news',
      name: 'Gather news and pictures',
      description: 'Ask carers or teachers for news and check that there is consent.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 3, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['interview', 'create-media'],
    },
    {
      id: 'write-sponsors',
      name: 'Write to sponsors',
      description: 'Send letters, pass on replies and tell of changes and of goodbyes.',
      role: 'Fundraiser',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'personalise'],
    },
  ],
});
