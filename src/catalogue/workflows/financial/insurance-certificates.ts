import { defineWorkflow } from '#catalogue/define.ts';

export const insuranceCertificates = defineWorkflow({
  id: 'insurance-certificates',
  name: 'Certificate of insurance issuance',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Issuing proof of cover for a third party: checking that the policy says what the holder asks, making the certificate and sending it.',
  industries: ['insurance'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'certificate of insurance',
          '(request|issue|order) ~ certificate',
          'certificate holder',
          'proof of insurance ~ request',
        ],
      },
    ],
    forms: [{ weight: 2, fields: ['certificate holder'] }],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-request-cert',
      name: 'Check the request against the policy',
      description: 'Compare what the holder demands with what is insured.',
      role: 'Insurance Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['certificate holder'],
    },
    {
      id: 'issue-cert',
      name: 'Make and send the certificate',
      description: 'Fill the form and send it to holder and insured.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(request|issue) ~ certificate'],
    },
    {
      id: 'arrange-endorsement',
      name: 'Arrange what is missing',
      description: 'Ask the insurer to add the holder or wording when the policy lacks it.',
      role: 'Insurance Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['negotiate'],
    },
    {
      id: 'keep-log',
      name: 'Keep the log and renewals',
      description: 'Record certificates and renew them with the policy.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'monitor'],
    },
  ],
});
