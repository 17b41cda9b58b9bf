import { defineWorkflow } from '#catalogue/define.ts';

export const minorAilments = defineWorkflow({
  id: 'minor-ailments',
  name: 'Minor ailment treatment at the pharmacy',
  department: 'Operations',
  type: 'Business',
  description:
    'Seeing people with small complaints without a doctor: questions, look, medicine or prescription, or sending on.',
  industries: ['pharmacy'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(pharmacist|pharmacy first) ~ (treat|prescribe|consultation) ~ (without|doctor|gp|earache|sore throat|infections|shingles|conditions|minor)',
          '(minor ailments|common conditions|pharmacy first) ~ (pharmacist|service|treat|consultation|walk in|free|scheme)',
          '(earache|sore throat|shingles|urinary) ~ (shingles|infections|sinusitis|bites|urinary|pharmacist)',
        ],
      },
      {
        weight: 3,
        any: [
          '(minor ailments|pharmacy first|common conditions|minor ailment service|treatment without prescription|minor illness)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(minor ailments|minor ailment service|pharmacy first|common conditions)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-look',
      name: 'Ask and look',
      description: 'Ask age, days, danger signs and other drugs.',
      role: 'Pharmacist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'choose-treatment-send',
      name: 'Choose treatment or send on',
      description: 'This covers by protocol: medicine, prescription and doctor.',
      role: 'Pharmacist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(treat|prescribe)'],
    },
    {
      id: 'explain-use',
      name: 'Explain use',
      description: 'Say how long to use it and when to come back.',
      role: 'Pharmacist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'record-claim',
      name: 'Record and claim',
      description: 'Write it down and claim the fee.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
