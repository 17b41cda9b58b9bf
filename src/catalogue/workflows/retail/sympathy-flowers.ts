import { defineWorkflow } from '#catalogue/define.ts';

export const sympathyFlowers = defineWorkflow({
  id: 'sympathy-flowers',
  name: 'Funeral and sympathy flowers',
  department: 'Sales',
  type: 'Business',
  description:
    'Flowers for funerals: taking the order with care, card, making tributes and bringing them in time.',
  industries: ['retail', 'agriculture', 'personal-services'],
  narrows: ['funeral-arrangements'],
  delivers: {
    named: ['(funeral|sympathy) (flowers|tributes|wreaths|arrangements)', 'funeral tributes', '=sympathy'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(funeral|sympathy) (flowers|tributes|wreaths|sprays|florist)',
          '(sprays|wreaths|letters|tributes|casket) ~ (wreaths|letters|sympathy|chapel|funeral director|natural|flowers|sprays)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=sympathy|funeral flowers|sympathy flowers|funeral tributes)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(we are funeral directors|=our chapel)'],
      because: "The undertaker's own work.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-tribute',
      name: 'Take the funeral order with care',
      description: 'Listen, suggest, note card text, time and place.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 3 },
      traits: ['interview', 'care'],
    },
    {
      id: 'make-tribute',
      name: 'Make the funeral tribute',
      description: 'Build letters, spray or wreath on its base.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'write-card',
      name: 'Write the card for the tribute',
      description: 'Copy the words and check names.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 1 },
      traits: ['transcribe'],
    },
    {
      id: 'deliver-tribute',
      name: 'Deliver the tribute in time',
      description: 'Agree with the funeral director and deliver.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'schedule'],
    },
  ],
});
