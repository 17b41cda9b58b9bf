import { defineWorkflow } from '#catalogue/define.ts';

export const visaAssistance = defineWorkflow({
  id: 'visa-assistance',
  name: 'Visa assistance for travellers',
  department: 'Operations',
  type: 'Business',
  description:
    'Helping travellers to visas: what is needed, collecting and checking papers, form and appointment, following and handing over.',
  industries: ['travel', 'consulting'],
  delivers: {
    named: [
      'visa (assistance|services|service|processing|support|application|applications)',
      '(tourist|business) visas',
      'passport (services|assistance)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(help|assist|assistance|guide) ~ (visa|visas)',
          'visa (assistance|processing|services|service|facilitation|support|applications|consultancy)',
          '(tourist|visit|business|umrah|hajj|schengen) (visa|visas) ~ (apply|arranged|processed|processing|assist|documents|issued)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=visas|visa assistance|visa services|visa processing|visa support)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(visa mastercard|visa card|visa debit|mastercard|american express|credit card|h 1b|work permit|green card|immigration (lawyer|attorney))',
      ],
      because: 'A payment card or an immigration case.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'say-requirements',
      name: 'Tell which papers the visa needs',
      description: 'Look up rules by passport, purpose and dates and send a list.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['look-up', 'answer-questions'],
    },
    {
      id: 'check-visa-papers',
      name: 'Collect and check the visa papers',
      description: 'Look at passport, pictures, bank statements and letters and ask for what is missing.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['extract-data', 'check-rules'],
    },
    {
      id: 'fill-visa-form',
      name: 'Fill in the form and book the appointment',
      description: 'Enter the data, pay the fee and book the biometrics.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'schedule'],
    },
    {
      id: 'follow-visa',
      name: 'Follow the application and hand the passport over',
      description: "Watch how it stands, answer the embassy's queries and give the passport back.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['monitor', 'remind'],
    },
  ],
});
