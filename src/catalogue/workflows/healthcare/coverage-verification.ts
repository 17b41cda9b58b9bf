import { defineWorkflow } from '#catalogue/define.ts';

export const coverageVerification = defineWorkflow({
  id: 'coverage-verification',
  name: 'Insurance verification',
  department: 'Finance',
  type: 'Business',
  description:
    "Finding out before treatment what a patient's insurer pays: details, call or portal, limits, telling the patient.",
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
      name: 'Take the card and details',
      description: 'Copy member number, group and date of birth.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(form|card)'],
    },
    {
      id: 'ask-insurer',
      name: 'Ask the insurer',
      description: 'Ask by portal or call what is paid, up to which limit.',
      role: 'Medical Biller',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(verify)'],
    },
    {
      id: 'reckon-patients-share',
      name: "Reckon the patient's share",
      description: 'Work out deductible, co-pay and what is outside.',
      role: 'Medical Biller',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'tell-patient',
      name: 'Tell the patient',
      description: 'Say plainly what it will cost.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
  ],
});
