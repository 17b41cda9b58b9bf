import { defineWorkflow } from '#catalogue/define.ts';

export const homePurchases = defineWorkflow({
  id: 'home-purchases',
  name: 'Buying houses and land directly',
  department: 'Sales',
  type: 'Business',
  description:
    "Buying property for the company's own account: finding owners, looking, offering cash, title and closing.",
  industries: ['real-estate'],
  narrows: ['buyer-representation'],
  delivers: {
    named: ['(property|land|foreclosure|distressed property) (acquisition|acquisitions)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '=we =buy (house|houses|home|homes|land|property|properties|lots|=any|ugly)',
          '(cash|fair) offer ~ (house|home|property|land)',
          '(distressed|foreclosure|tax lien) ~ (acquisition|acquisitions|acquire|acquiring)',
          '(acquiring|acquire|acquisition) ~ (renovating|renovate|property|properties|land|residential|commercial)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(we buy houses|sell =your house fast|cash offer|cash offers|get cash offer|=acquisitions|land acquisition|foreclosure acquisition)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(help|helping|represent|clients|buyers) ~ (buy|purchase|buying)',
        '(before you buy|when you buy|buy or sell|buying or selling)',
      ],
      because: 'Helping others to buy.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-owners',
      name: 'Find owners who may sell',
      description: 'Work through lists, write letters, call owners and ask agents.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['research', 'draft-text'],
    },
    {
      id: 'look-property',
      name: 'Look at the property and its papers',
      description: 'Look at roof and rooms, tenants, debts on the title and risk of flood.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(condition|inspect|visit)'],
    },
    {
      id: 'reckon-offer',
      name: 'Work out what can be paid',
      description: 'Take repairs, holding costs and profit from what the property will sell for.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 5 },
      traits: ['analyse-data'],
      shownBy: ['(offer|value|numbers)'],
    },
    {
      id: 'make-offer',
      name: 'Make the offer and agree terms',
      description: 'Explain how the price came about, hear what the owner needs and sign.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3.0 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 5 },
      traits: ['negotiate'],
      shownBy: ['(offer|agree)'],
    },
    {
      id: 'close-purchase',
      name: 'Close the purchase',
      description: 'Have the title checked, pay and take over the keys.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'monitor'],
      shownBy: ['(close|closing|title)'],
    },
  ],
});
