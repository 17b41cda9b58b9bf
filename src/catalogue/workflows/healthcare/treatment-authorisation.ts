import { defineWorkflow } from '#catalogue/define.ts';

export const treatmentAuthorisation = defineWorkflow({
  id: 'treatment-authorisation',
  name: 'Prior authorisation for treatment',
  department: 'Finance',
  type: 'Business',
  description:
    "Asking the patient's insurer for leave before a test, drug or operation, and following it up until the answer is there.",
  industries: ['healthcare', 'medical-practice', 'pharmacy', 'diagnostics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(obtain|get|handle|request|submit|arrange|secure) ~ (prior authorization|preauthorization|pre authorization|authorization|prior approval|pre certification|precertification) ~ (insurance|plan|insurer|carrier|you|procedure|test)',
          '(=we|staff|scheduler|office|team) ~ (prior authorization|preauthorization|precertification)',
          '(obtains) authorization from (=your|=the|) (plan|insurance|insurer|insurance company)',
        ],
      },
      {
        weight: 3,
        any: ['(prior authorization|preauthorization|pre authorization)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'see-plan-requires',
      name: 'See what the plan requires',
      description: 'Look up whether leave is needed and which papers the plan wants.',
      role: 'Medical Biller',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'send-request-notes',
      name: 'Send the request with notes and codes',
      description: 'Take diagnosis, reason and results from the chart and file them.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(submit|request)'],
    },
    {
      id: 'follow-request-up',
      name: 'Follow the request up',
      description: 'Ask the plan, answer questions and arrange a talk of doctor to doctor.',
      role: 'Medical Biller',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
    {
      id: 'tell-patient-clinic',
      name: 'Tell patient and clinic the answer',
      description: 'Say what was approved or refused and what can be done.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
  ],
});
