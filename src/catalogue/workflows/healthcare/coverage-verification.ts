import { defineWorkflow } from '#catalogue/define.ts';

export const coverageVerification = defineWorkflow({
  id: 'coverage-verification',
  name: 'Insurance verification',
  department: 'Finance',
  type: 'Business',
  description:
    "Finding out before treatment what a patient's insurer pays: details, call or portal, limits and the patient's share.",
  industries: [
    'healthcare',
    'mental-health',
    'dental-practice',
    'diagnostics',
    'physical-therapy',
    'pharmacy',
    'home-care',
  ],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(verify|verification) ~ (insurance|benefits|coverage) ~ (minutes|you|free|call|before|benefits|treatment|admission|form|eligibility|confidential|coverage)',
          '(insurance|benefits) verification',
        ],
      },
      {
        weight: 3,
        any: [
          '(verify insurance|insurance verification|verify your insurance|verify benefits|benefits verification|check coverage|verify my insurance)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(insurance|benefits) verification'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['proof of insurance', '(auto|car|home|tenant|vendor|contractor) ~ insurance'],
      because: 'Other insurances',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-card-details',
      name: 'Take insurance card and details',
      description: 'Copy member number, group and date of birth.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(form|card)'],
    },
    {
      id: 'ask-insurer',
      name: 'Ask the insurer about cover',
      description: 'Ask by portal or phone what is paid and up to which limit.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['look-up', 'extract-data'],
      shownBy: ['(verify)'],
    },
    {
      id: 'reckon-patients-share',
      name: "Work out the patient's share",
      description: 'Reckon deductible, co-pay and what is not covered.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['check-rules'],
    },
    {
      id: 'tell-patient',
      name: 'Tell the patient the cost before treatment',
      description: 'Say plainly what it will cost and how it can be paid.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['answer-questions', 'advise'],
    },
  ],
});
