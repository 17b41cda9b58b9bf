import { defineWorkflow } from '#catalogue/define.ts';

export const indirectTaxFiling = defineWorkflow({
  id: 'indirect-tax-filing',
  name: 'VAT, GST and sales tax returns',
  naming: {
    variants: [
      { any: ['gst'], name: 'GST registration and returns' },
      { any: ['vat'], name: 'VAT registration and returns' },
      { any: ['sales tax'], name: 'Sales tax filing' },
    ],
  },
  department: 'Finance',
  type: 'Business',
  description: 'Registering for and filing taxes on sales: records, return, refund, inspection.',
  industries: ['accounting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(gst|vat|sales tax) (registration|return|filing|audit|refund|compliance|services|consultancy|advisory)',
          '(register|registration|file|filed|filing) ~ (gst|vat|sales tax)',
        ],
      },
      {
        weight: 3,
        any: [
          '(gst|vat|sales tax|indirect tax|gst services|vat returns|gst returns|gst registration|gst filing|indirect taxation|vat services|sales tax filing|gst audit|making tax digital)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(gst|vat|sales tax) (registration|returns|filing|audit|refunds|compliance|services|advisory|)',
      'indirect (tax|taxation)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(plus|excluding|inclusive|incl|including|exclusive|subject =to) (vat|gst)',
        '(vat|gst) (no|number|reg)',
      ],
      because: 'A price or a number',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-business',
      name: 'Register the business',
      description: 'This covers form, proof and number.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(registration|register)'],
    },
    {
      id: 'collect-sales-purchase',
      name: 'Collect sales and purchase records',
      description: 'Fetch invoices and code the tax.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
    {
      id: 'reconcile-prepare-return',
      name: 'Reconcile and prepare the return',
      description: 'Match with ledgers and portal.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(return)'],
    },
    {
      id: 'file-pay',
      name: 'File and pay',
      description: 'This means: submit by the date.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(file)'],
    },
    {
      id: 'answer-authority',
      name: 'Answer the authority',
      description: 'This covers refund claims, notices and inspections.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(refund|audit|notice)'],
    },
  ],
});
