import { defineWorkflow } from '#catalogue/define.ts';

export const spareParts = defineWorkflow({
  id: 'spare-parts',
  name: 'Spare parts supply',
  department: 'Sales',
  type: 'Business',
  description:
    'Keeping delivered machines running: finding the right part, stocking or making it, quoting and sending it fast.',
  industries: ['manufacturing', 'wholesale', 'product-maker', 'automotive'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(spare|replacement|wear) (part|tooling|component) ~ (supply|order|stock|available|inventory|delivery|dispatch|service|kit|genuine|ship)',
          '(genuine|original|stock|supply|rapid) ~ (spare|replacement part|replacement tooling|replacement component)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(spare parts|replacement parts|parts department|parts service|genuine parts)'],
      },
      { weight: 1, any: ['spare part'] },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'identify-part',
      name: 'Find the right part',
      description: 'Ask for model and serial number and find the part in drawings or lists.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['answer-questions', 'match', 'research'],
    },
    {
      id: 'quote-part',
      name: 'Quote price and delivery time',
      description: 'Look up stock and price and answer the request.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'extract-data'],
      shownBy: ['(price|quote) ~ part'],
    },
    {
      id: 'plan-stock',
      name: 'Keep the stock',
      description: 'Watch what is asked for and reorder or make in time.',
      role: 'Supply Chain Analyst',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['forecast', 'monitor'],
      shownBy: ['(stock|inventory)'],
    },
    {
      id: 'send-part',
      name: 'Pack and send',
      description: 'Pick, pack, clear and dispatch the same day where promised.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(dispatch|ship|delivery)'],
    },
  ],
});
