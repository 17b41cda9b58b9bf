import { defineWorkflow } from '#catalogue/define.ts';

export const minorAilments = defineWorkflow({
  id: 'minor-ailments',
  name: 'Minor ailment treatment at the pharmacy',
  department: 'Operations',
  type: 'Business',
  description:
    'Seeing people with small complaints at the pharmacy without a doctor: questions, a look, treatment or sending on.',
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
      name: 'Ask about the complaint and look',
      description: 'Ask about age, days, danger signs and other medicines, and look where needed.',
      role: 'Pharmacist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'choose-treatment-send',
      name: 'Choose treatment or send to the doctor',
      description: 'Follow the protocol: advice, a medicine, a prescription, or a doctor today.',
      role: 'Pharmacist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 3 },
      traits: ['decide', 'check-rules'],
      shownBy: ['(treat|prescribe)'],
    },
    {
      id: 'explain-use',
      name: 'Explain use of the treatment',
      description: 'Say how long to use it and when to come back.',
      role: 'Pharmacist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['advise'],
    },
    {
      id: 'record-claim',
      name: 'Record the consultation and claim the fee',
      description: "Write down findings and treatment, tell the doctor's practice and claim.",
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
    },
  ],
});
