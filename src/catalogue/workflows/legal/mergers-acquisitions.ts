import { defineWorkflow } from '#catalogue/define.ts';

export const mergersAcquisitions = defineWorkflow({
  id: 'mergers-acquisitions',
  name: 'Purchase and sale of companies',
  department: 'Legal',
  type: 'Business',
  description:
    'Seeing a client through buying, selling or joining companies: due diligence, terms, contract, approvals and closing.',
  industries: ['legal'],
  delivers: { named: ['mergers acquisitions'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(formation|governance|contract|advise|advice|represent|handle|services) ~ (merger|mergers) (acquisition|acquisitions)',
        ],
      },
      {
        weight: 3,
        any: [
          '(merger|mergers) (acquisition|acquisitions) ~ (advise|represent|client|clients|we|lawyer|attorney|counsel|transaction|transactions|practice|due diligence)',
          '(buy|buying|purchase|sale|sell|selling) ~ =a business ~ (due diligence|closing|attorney|lawyer|we|represent|help|agreement)',
          '(represent|advise|help|guide) ~ (buyers|sellers|acquirers|purchase|sale|buying|selling) ~ (business|businesses|company|companies)',
          '(asset|stock|share) purchase agreement',
          '(m a|mergers acquisitions|merger acquisition) (transactions|transaction|deals|advisory|matters)',
          '(assist|advise|advises|advising) ~ (merger|mergers|amalgamation|acquisitions|takeovers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(mergers acquisitions|mergers amalgamation|business purchase sale|business sales|buying selling business|mergers acquisitions law)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=our|the) (firm|company) ~ merged with', '(degree|llm|course|studied) ~ merger'],
      because: "The firm's own history or a lawyer's studies",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'structure',
      name: 'Choose the form of the deal',
      description: 'Weigh shares against assets, taxes and liability with client and accountant.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 3, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['advise', 'decide'],
    },
    {
      id: 'intent',
      name: 'Agree secrecy and the letter of intent',
      description:
        'Write who may see what, the outline of price and terms, and how long nobody else is spoken with.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'negotiate'],
    },
    {
      id: 'diligence',
      name: 'Examine the company that is sold',
      description: 'Read contracts, books, permits and suits and list what could cost.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['extract-data', 'summarise'],
      shownBy: ['due diligence'],
    },
    {
      id: 'draft',
      name: 'Draft and negotiate the purchase contract',
      description: 'Write price, warranties and conditions and settle them with the other side.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 3, error: 5, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['(draft|negotiate|agreement)'],
    },
    {
      id: 'close',
      name: 'Fulfil the conditions and close the deal',
      description: 'Collect consents, filings and signatures and see that money and shares pass together.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['check-rules', 'schedule'],
      shownBy: ['closing'],
    },
  ],
});
