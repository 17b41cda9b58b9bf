import { defineWorkflow } from '#catalogue/define.ts';

export const softwareLicensing = defineWorkflow({
  id: 'software-licensing',
  name: 'Software licence sales and renewals',
  department: 'Sales',
  type: 'Business',
  description:
    'Selling software of makers: choosing edition and users, quote, order with the maker, renewal, audit.',
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
      name: 'Find edition and number of users',
      description: 'Ask how it is used and advise.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
    {
      id: 'quote-makers-terms',
      name: "Quote with the maker's terms",
      description: 'Price list, discounts, term.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(quote|purchase)'],
    },
    {
      id: 'order-activate',
      name: 'Order and activate',
      description: 'Place the order and hand over keys.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(order|key)'],
    },
    {
      id: 'keep-renewal-dates',
      name: 'Keep renewal dates',
      description: 'Remind, co-term, renew.',
      role: 'Account Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(renew)'],
    },
    {
      id: 'check-used',
      name: 'Check what is used',
      description: 'Compare licences with users and cut waste.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(audit|usage)'],
    },
  ],
});
