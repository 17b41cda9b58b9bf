import { defineWorkflow } from '#catalogue/define.ts';

export const tuitionPayment = defineWorkflow({
  id: 'tuition-payment',
  name: 'Tuition and fee payment',
  naming: {
    parts: [
      { any: ['(tuition)'], name: 'Tuition payment' },
      { any: ['(fee|fees)'], name: 'School fee payment' },
    ],
  },
  department: 'Finance',
  type: 'Business',
  description:
    'Charging and collecting tuition: setting up plans, taking payments, reminding and answering families.',
  industries: ['education'],
  narrows: ['customer-invoicing', 'treatment-financing'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(15|30|fifteen|thirty) (hours|hour) ~ (free|funded|childcare|funding)',
          'funded (hours|places|sessions)',
          '(tax free childcare|childcare vouchers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(childcare vouchers|tax free childcare|funded (hours|places)|15 (and|) 30 hours|30 hours|subsidy)',
          '(fees|invoices) ~ (month|first|advance|day|termly|deposit|nappies|siblings)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(fees funding|=fees|=funding|tuition fees|rates fees)'],
      },

      {
        weight: 3,
        any: [
          '(funded hours|tax free childcare|childcare vouchers|15 30 hours) ~ (accept|fees|invoice|offer|claim|stretch|available)',
          'invoices ~ go out ~ month',
          'invoices go out',
        ],
      },
      {
        weight: 3,
        any: [
          'fees ~ (=due|reviewed|charged|set) ~ (full|annually|weekly|monthly|advance|week|month|term|holidays|absence)',
          '(childcare|nursery|preschool|crèche|creche) (subsidy|subsidies|scheme|schemes|vouchers) ~ (available|accept|register|apply|eligible|offer)',
        ],
      },
      {
        weight: 3,
        any: [
          'fees ~ (paid|payable|collected|deposited|remitted) ~ (annually|quarterly|monthly|instalment|instalments|installments|installment|term|advance|online|cheque|demand draft)',
        ],
      },
      {
        weight: 3,
        any: [
          "(next year|annual|monthly|year's) tuition",
          'tuition ~ (drafted|first|month|charged)',
          '(lessons|classes) ~ (billed|charged) ~ (month|term|monthly)',
          '(one class|two classes|mornings|full days) ~ (month|week) ~ (=due|month)',
        ],
      },
      { weight: 2, in: ['control'], any: ['(rates|tuition =aid)'] },
      {
        weight: 3,
        any: [
          'tuition ~ (due|paid|payable|withdrawal|monthly|billed|auto)',
          '(deposit|registration fee|enrollment fee) ~ (hold|reserve|secure|due|non refundable|nonrefundable) ~ (seat|spot|place|class)',
          '(monthly|weekly|annual) tuition',
          '(sibling|family|multi class) discount',
        ],
      },
      {
        weight: 2,
        any: ['(tuition|tuition fees|fees tuition|tuition rates|fee structure)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          'tuition (payment|fee|rate|due|plan|deposit|schedule|billing)',
          'tuition ~ (invoiced|billed|paid|instalment|installment|term|year)',
          'school fees',
          '(pay|payment) ~ tuition',
          '(tuition fees|registration fee|enrollment fee|fees tuition)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(tuition|tuition fees|fees|pay tuition)'] },
    ],
    forms: [{ weight: 3, purpose: 'payment' }],
  },
  counterSignals: [
    {
      scope: 'site',
      any: ['tuition (centre|center|batch|batches)', '=tuition =classes'],
      because: 'A place that calls its lessons tuition.',
    },
    {
      scope: 'sentence',
      any: [
        'tuition (class|classes|centre|center|centres|teacher|teachers|batch|batches)',
        '(home|private|online|group|maths|science) tuition',
      ],
      because: 'Tuition as lessons, not as fees.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-plan',
      name: "Set up the family's payment plan",
      description: 'Agree yearly, monthly or aided payment and enter it.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(payment plan|payment option)'],
    },
    {
      id: 'bill-terms',
      name: "Bill each term's fees and extras",
      description: 'Put tuition, meals, trips and aid on the account and send the statement.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(statement|billed|billing|per (semester|term))'],
    },
    {
      id: 'take-tuition',
      name: 'Take and post tuition payments',
      description: 'Receive card and bank payments and post them.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile'],
      shownBy: ['(online payment|pay)'],
    },
    {
      id: 'remind-tuition',
      name: 'Remind of tuition and agree extensions',
      description: 'Watch due dates, remind and agree on hardship.',
      role: 'Bookkeeper',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 2 },
      traits: ['remind', 'negotiate'],
    },
    {
      id: 'answer-tuition',
      name: 'Answer questions on fees and refunds',
      description: 'Explain to families what fees, aid and refunds come to.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['question ~ tuition'],
    },
    {
      id: 'certify-fees',
      name: 'Issue tax forms and fee certificates',
      description: 'Sum up what was paid in the year and send the form families need.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(1098|tax (form|id|receipt|statement)|dependent care)'],
    },
  ],
});
