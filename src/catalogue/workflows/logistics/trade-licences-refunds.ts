import { defineWorkflow } from '#catalogue/define.ts';

export const tradeLicencesRefunds = defineWorkflow({
  id: 'trade-licences-refunds',
  name: 'Trade licences and duty refunds',
  naming: {
    parts: [
      {
        any: ['(licence|licences|license|licenses|licensing|dgft|iec|epcg|authorisation|authorization)'],
        name: 'Trade licences',
      },
      { any: ['(drawback|refund|refunds|rebate|reclaim|rodtep|remission)'], name: 'Duty refunds' },
    ],
  },
  department: 'Legal',
  type: 'Business',
  description:
    'Getting import and export licences for clients and claiming back duty: papers, application, queries, closing and credit.',
  industries: ['logistics', 'consulting'],
  delivers: {
    named: [
      'dgft (work|licensing|services|consultancy)',
      'duty (drawback|refund|refunds|reclaim)',
      '(import|export|import export|trade) (licence|licences|license|licenses|licensing|licencing)',
      '(iec|epcg) (registration|licence|license|licences)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(duty drawback|drawback claims|duty refund|duty refunds|duty reclaim|duty exemption|inward processing|rodtep|customs refund)',
          '(dgft|advance authorisation|advance authorization|epcg|import licence|export licence|import license|export license|iec code) ~ (licence|licences|obtained|apply|application|redemption|consultancy|registration|issued|epcg)',
          '(certificate|certificates) origin ~ (issued|issue|apply|obtained|stamped|chamber)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(dgft work|dgft licensing|duty drawback|drawback refunds|import export licences|dgft consultancy|dgft services)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'see-entitlement',
      name: 'See which licence or refund applies',
      description: 'Read goods, values and history against the schemes and tell the client what is due.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['check-rules', 'advise'],
    },
    {
      id: 'gather-papers',
      name: 'Gather invoices, bills and bank proofs',
      description: 'Ask for papers, compare them with customs entries and note what is missing.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'file-application',
      name: 'File the licence or refund application',
      description: 'Enter figures on the portal, attach papers and pay fees.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'answer-authority',
      name: 'Answer queries on licence or refund',
      description: 'Explain, correct or contest and attend hearings.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'negotiate'],
    },
    {
      id: 'close-licence',
      name: 'Watch licence deadlines and close the case',
      description: 'Follow export obligations and credits and have licences closed or money paid.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['monitor', 'remind'],
      shownBy: ['(redemption|closure|credit|pursued)'],
    },
  ],
});
