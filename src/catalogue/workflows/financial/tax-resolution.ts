import { defineWorkflow } from '#catalogue/define.ts';

export const taxResolution = defineWorkflow({
  id: 'tax-resolution',
  name: 'Tax authority notices and problem resolution',
  naming: {
    variants: [
      { any: ['=irs ~ (notice|notices|letter|letters|correspondence)'], name: 'IRS notice response' },
      { any: ['(cra|gst|vat|hmrc|ato|tax) (audit|audits)'], name: 'Tax audit support' },
    ],
  },

  department: 'Finance',
  type: 'Communication',
  description:
    'Standing between a client and the tax authority: reading notices, getting records, answering, negotiating debts and defending audits.',
  industries: ['accounting', 'legal'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(got|received|receive) ~ notice ~ (answer|call|irs|respond|help)',
          '(irs|hmrc) (letter|letters|notice|notices|enquiry|enquiries|investigation)',
          '(hmrc|irs) enquiries ~ behalf',
        ],
      },
      {
        weight: 3,
        any: ['(irs letters|irs notices|tax problems|tax resolution|back taxes)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(cra|irs|hmrc|sars|ato|gst|vat|sales tax|tax) (audit|audits|review|reviews|enquiry|investigation|assessment|dispute|disputes|appeal|appeals|objection) (support|representation|assistance|help|defence|defense|response)',
          '(represent|assist|support|defend) ~ (cra|irs|hmrc|tax) (audit|audits|review|reviews|dispute|appeal)',
          '(cra|tax|hmrc|irs|income tax) (notices|letters|correspondence|scrutiny|representation)',
          '(voluntary disclosure|notice =of objection|taxpayer relief)',
        ],
      },
      { weight: 2, any: ['(irs|state|tax) (notice|letter|audit|problem|levy|lien)'] },
      {
        weight: 3,
        any: [
          '(irs|state|tax) (notice|letter|correspondence) (support|response|help|assistance|review|resolution)',
          '(response|respond|responding|reply|answer) ~ (irs|state|tax) (notice|notices|letter|letters)',
        ],
      },
      {
        weight: 3,
        any: [
          'tax (resolution|relief|controversy|representation)',
          'irs (representation|negotiation|tax resolution)',
          'audit (representation|defense|defence|support)',
          'offer in compromise',
          '(back taxes|unfiled return|unfiled tax|penalty abatement|innocent spouse)',
          '(represent|representation) ~ before ~ (irs|tax authority)',
          '(respond|answer|deal|handle) ~ (irs|tax authority|notice from)',
        ],
      },
      {
        weight: 2,
        any: [
          '(tax resolution|irs representation|tax problems|irs problems|tax relief|irs notices|audit representation|irs help)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'tax (resolution|relief|representation)',
      'irs (representation|problem|notice)',
      'audit representation',
    ],
    anywhere: true,
    notIn: ['tech'],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(penalty|deposit) ~ (schedule|range|late)',
        '(day|days) =of first ~ notice',
        'urgent (matter|call)',
      ],
      because: 'What the authority charges, or when to call.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-notice',
      name: 'Read the notice and its deadline',
      description: 'Tell what the authority wants, whether it is right and by when to answer.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(notice|letter)'],
    },
    {
      id: 'authorise',
      name: 'Get authority to act and transcripts',
      description: "File the power of attorney and read the account's history.",
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'look-up'],
      shownBy: ['(power of attorney|transcript)'],
    },
    {
      id: 'reconstruct',
      name: 'Reconstruct records and missing returns',
      description: 'Rebuild years from banks and payers.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['extract-data', 'reconcile'],
      shownBy: ['(unfiled|missing|back)'],
    },
    {
      id: 'answer',
      name: 'Write the answer with proof',
      description: 'Explain, attach records and ask to drop penalties.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(respond|response|abatement)'],
    },
    {
      id: 'negotiate',
      name: 'Negotiate payment or settlement',
      description: 'Work out what the client can pay and bargain.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'analyse-data'],
      shownBy: ['(offer in compromise|installment|payment plan|settle)'],
    },
    {
      id: 'defend',
      name: 'Represent at audits and appeals',
      description: 'Present records, answer the examiner and appeal.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'decide'],
      shownBy: ['(audit|appeal|represent)'],
    },
  ],
});
