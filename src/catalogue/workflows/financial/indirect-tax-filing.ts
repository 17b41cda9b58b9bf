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
  description:
    'Registering for taxes on sales and filing them: records, return, payment, refunds and questions of the authority.',
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
      name: 'Register businesses for sales taxes',
      description: 'See whether and where a business must register, and file form and proof.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(registration|register)'],
    },
    {
      id: 'settle-rates',
      name: 'Settle which rate and rule applies',
      description: 'Judge mixed supplies, exports, exemptions and reverse charge, and advise the client.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['decide', 'advise'],
    },
    {
      id: 'collect-sales-purchase',
      name: 'Collect and code sales and purchase records',
      description: 'Fetch invoices and exports, set the tax code and ask about what is unclear.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
    },
    {
      id: 'reconcile-prepare-return',
      name: 'Reconcile the records and prepare the return',
      description: 'Match with ledger and portal, clear differences and fill in the return.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['reconcile', 'check-rules'],
      shownBy: ['(return)'],
    },
    {
      id: 'file-pay',
      name: 'File the return and tell the client what to pay',
      description: 'Get approval, submit by the date, store the receipt and give amount and day.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(file)'],
    },
    {
      id: 'answer-authority',
      name: 'Answer the tax authority on refunds and inspections',
      description: 'Explain figures, send papers and object where an assessment is wrong.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'negotiate'],
      shownBy: ['(refund|audit|notice)'],
    },
  ],
});
