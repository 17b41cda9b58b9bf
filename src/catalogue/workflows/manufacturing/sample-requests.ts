import { defineWorkflow } from '#catalogue/define.ts';

export const sampleRequests = defineWorkflow({
  id: 'sample-requests',
  name: 'Sample requests',
  department: 'Sales',
  type: 'Business',
  description: 'Sending swatches, parts or tastes that prospects ask for, and following up.',
  industries: ['manufacturing', 'wholesale', 'retail', 'food-production', 'product-maker', 'print-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(request|order|get|receive|send) ~ (sample|samples|swatch|swatches|sample kit|sample pack) ~ (free|online|form|kit|pack|today|product|fabric|material|color|here|before)',
          '(free|complimentary) (sample|swatch|samples|swatches)',
          'sample (request|kit|pack|box|order form)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: ['(request sample|request samples|order samples|free samples|sample kits|swatches)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(water|soil|blood|urine|writing|work|lab|audio|dna) sample',
        'sample (menu|size|chapter|report|itinerary)',
      ],
      because: 'A specimen or an example.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-sample-request',
      name: 'Take the request and ask for the use',
      description: 'Note item, colour and purpose.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['request'],
    },
    {
      id: 'judge-request',
      name: 'Decide who gets what free',
      description: 'Weigh chance and cost.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['decide'],
    },
    {
      id: 'pack-sample',
      name: 'Pick, label and send',
      description: 'Cut, label, add the data sheet.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 3, contact: 1, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(send|ship)'],
    },
    {
      id: 'follow-sample',
      name: 'Follow up on the sample',
      description: 'Call after arrival and ask.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['remind', 'draft-text'],
    },
  ],
});
