import { defineWorkflow } from '#catalogue/define.ts';

export const softwareLicensing = defineWorkflow({
  id: 'software-licensing',
  name: 'Software licence sales and renewals',
  department: 'Sales',
  type: 'Business',
  description:
    "Selling makers' software: choosing edition and users, quote, order, renewal, and a check of what is used.",
  industries: ['tech', 'it-services', 'consulting', 'wholesale'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(licence|license|licensing|subscription) ~ (renewal|purchase|reseller|named|concurrent|users|quote|microsoft|adobe|autodesk|sap|sage|oracle|vendor) ~ (we|handle|renewals|users|subscription|manage|annual|purchase|advise|supply|quote)',
          '(authorised|authorized|certified|gold|value added) (reseller|partner) ~ (licence|license|software|microsoft|sap|sage|odoo|autodesk|oracle)',
        ],
      },
      {
        weight: 3,
        any: [
          '(licences|licenses|licensing|software licensing|software licences|software licenses|license management|licence renewal|software sales|license renewal|microsoft licensing|software resale)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(software (licensing|licences|licenses|sales)|(licence|license) (management|renewals|sales)|microsoft licensing)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(licensing|licence|license) (review|audit)',
        '(devices|record|inventory|documentation|list) ~ (licences|licenses) ~ (vendors|renewal|services)',
      ],
      because: 'A look at what a client has.',
    },
    {
      scope: 'sentence',
      any: [
        '(driving|liquor|business|beer|operator|pilot|gun) (licence|license)',
        '(granted|grant|terms) ~ (licence|license)',
        '(licensed|license) (bonded|insured)',
      ],
      because: 'Another licence',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-edition-number',
      name: 'Find edition and number of licences',
      description: 'Ask how the software is used and say which edition and contract fits.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise', 'interview'],
    },
    {
      id: 'quote-makers-terms',
      name: "Quote licences with the maker's terms",
      description: 'Take list price, discount and term, ask the maker for better and send the offer.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 4 },
      traits: ['draft-text', 'look-up'],
      shownBy: ['(quote|purchase)'],
    },
    {
      id: 'order-activate',
      name: 'Order and activate licences',
      description: 'Place the order with the maker, hand over keys and invoice.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(order|key)'],
    },
    {
      id: 'keep-renewal-dates',
      name: 'Keep renewal dates of licences',
      description: 'Remind in time, bring dates together and renew.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 4 },
      traits: ['schedule', 'remind'],
      shownBy: ['(renew)'],
    },
    {
      id: 'check-used',
      name: 'Check which licences are used',
      description: "Compare licences with users, cut what is not needed and prepare for the maker's audit.",
      role: 'Data Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'reconcile'],
      shownBy: ['(audit|usage)'],
    },
  ],
});
