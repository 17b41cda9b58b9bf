import { defineWorkflow } from '#catalogue/define.ts';

export const salesPacks = defineWorkflow({
  id: 'sales-packs',
  name: 'Sales packs and resale certificates',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Answering solicitors and buyers about a flat or home that is being sold: order, papers, figures, consents and completion.',
  industries: ['property-management', 'association'],
  delivers: {
    named: [
      '(sales|resale|management|leasehold) (pack|packs|certificates|information)',
      'estoppel (letters|certificates)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(lpe1|sales pack|sales packs|resale certificate|resale certificates|resale package|estoppel|estoppels|management pack|disclosure package|resale documents)',
          '(solicitors|conveyancers|title companies|lenders) ~ (order|request) ~ (pack|packs|certificate|questionnaire|documents)',
          '(licence|licences|license|consent) ~ (alter|alterations|sublet|assign)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(sales packs|selling =your (flat|home|property|apartment)|resale documents|=conveyancing|resale certificates|=estoppels|lender questionnaires)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-order',
      name: 'Take the order for the pack and its fee',
      description: 'Check who asks about which home and take payment.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'extract-data'],
    },
    {
      id: 'gather-pack',
      name: 'Gather papers and figures of the home',
      description: 'Put together accounts, insurance, minutes, works and arrears.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['look-up', 'summarise'],
    },
    {
      id: 'answer-enquiries',
      name: "Answer the solicitors' further enquiries",
      description: 'Explain disputes, planned works, arrears and consents.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['answer-questions', 'draft-text'],
    },
    {
      id: 'record-sale',
      name: 'Record the sale of the home',
      description: 'Enter the new owner, settle the account and issue consents.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'reconcile'],
    },
  ],
});
