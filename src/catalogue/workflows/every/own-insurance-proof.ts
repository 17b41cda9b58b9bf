import { defineWorkflow } from '#catalogue/define.ts';

export const ownInsuranceProof = defineWorkflow({
  id: 'own-insurance-proof',
  name: 'Proof of own insurance for customers',
  naming: {
    variants: [
      { any: ['(certificate|certificates) =of insurance'], name: 'Certificate of insurance issuance' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    "Proving the firm's own cover and licence to customers, property managers and general contractors before a job may begin.",
  industries: [
    'trades',
    'construction',
    'cleaning',
    'logistics',
    'events',
    'security-services',
    'energy-environment',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(provide|send|request|issue|supply|furnish|get|email|available|ask) ~ (certificate =of insurance|certificates =of insurance|insurance certificate|proof =of insurance|=COI)',
          '(certificate =of insurance|certificates =of insurance|proof =of insurance|insurance certificate) ~ (request|available|upon request|provided|before|job|property|sent|copy)',
          '(certificate =of insurance|proof =of insurance|additional insured) ~ (name|hoa|property manager|general contractor|landlord)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: ['(certificate =of insurance|insurance certificate|proof =of insurance|request ~ certificate)'],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(insurance|insurance licensing|licensed insured|licensing insurance)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(=your|customer|driver|tenant|vehicle|renter|patient|health|dental) ~ (proof =of insurance|certificate =of insurance|insurance certificate)',
      ],
      because: "The customer's own cover.",
    },
    {
      scope: 'sentence',
      any: ['insurance claim', '(bring|show|carry|upload) ~ proof =of insurance'],
      because: "The customer's own cover or claim.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-coi-request',
      name: 'Take the request and its wording',
      description: 'Note who must be named, for which job and by when.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['request ~ certificate'],
    },
    {
      id: 'check-cover',
      name: 'Check limits and expiry against what is asked',
      description: 'Compare the required limits with the policies and find gaps before the job.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules'],
      shownBy: ['(limit|coverage|liability ~ million)'],
    },
    {
      id: 'obtain-certificate',
      name: 'Obtain the certificate from the broker',
      description: 'Order it with the right holder and additional insured and check the copy.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['route-requests', 'check-rules'],
    },
    {
      id: 'send-certificate',
      name: 'Send the certificate and file it with the job',
      description: 'Send it in time and keep it where the crew and the office find it.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['route-requests', 'enter-data'],
      shownBy: ['(send|provide|email) ~ certificate'],
    },
    {
      id: 'watch-expiry',
      name: 'Watch renewals of policies, licences and bonds',
      description: 'Note the dates and renew before a customer asks.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'remind'],
      shownBy: ['(license|bonded|renew)'],
    },
  ],
});
