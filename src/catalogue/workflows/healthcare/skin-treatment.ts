import { defineWorkflow } from '#catalogue/define.ts';

export const skinTreatment = defineWorkflow({
  id: 'skin-treatment',
  name: 'Treatment of skin conditions',
  department: 'Operations',
  type: 'Business',
  description:
    'Finding what a skin complaint is and treating it: eczema, psoriasis, acne, allergy and suspicious spots, from the first look to follow-up.',
  industries: ['healthcare', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(phototherapy|puva|narrowband uvb) ~ (is|given|offered|psoriasis|eczema|session|available|treatment|week)',
          '(=we|dermatologist|doctors|clinic) ~ (treat|manage|diagnose|see) ~ (eczema|psoriasis|rosacea|acne|vitiligo|skin conditions|skin diseases|hair loss)',
          '(eczema|psoriasis|vitiligo|hives|alopecia) ~ (biologic|phototherapy|light treatment|managed|treated|treatment)',
          '(acne|rosacea|psoriasis|eczema|vitiligo|melasma) (treatment|clinic|management)',
        ],
      },
      {
        weight: 3,
        any: [
          '(dermatology|medical dermatology|general dermatology|pediatric dermatology|paediatric dermatology|acne treatment|acne rosacea|eczema|psoriasis|eczema psoriasis|phototherapy|skin conditions|skin diseases|rosacea|acne)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(phototherapy|(medical|pediatric|paediatric|general|) dermatology|(acne|rosacea|eczema|psoriasis|wart|vitiligo|melasma|hair loss) (treatment|care|clinic))',
    ],
    anywhere: false,
    apart: 4,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(facial|salon|spa|beauty therapist|microdermabrasion)'],
      because: 'Beauty treatment',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-history-skin',
      name: 'Take the history of the skin complaint',
      description: 'Ask when it began, what was used, family, work and medicines.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'examine-skin-photograph',
      name: 'Examine the skin and say what it is',
      description: 'Look with the dermatoscope, photograph, and compare with earlier pictures.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(mole|dermatoscope|skin check)'],
    },
    {
      id: 'decide-adjust-treatment',
      name: 'Decide on and adjust skin treatment',
      description: 'Choose creams, tablets, light or biologics by severity, blood results and response.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['decide', 'advise'],
      shownBy: ['(treatment|biologic)'],
    },
    {
      id: 'give-light-patch',
      name: 'Give light treatment and patch tests',
      description: 'Dose the light, or fix and read the patches on the set days.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(phototherapy|patch)'],
    },
    {
      id: 'tell-results-arrange',
      name: 'Tell skin results and arrange follow-up',
      description: "Pass on the laboratory's answer and book what follows.",
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['answer-questions', 'schedule'],
      shownBy: ['(result|follow up)'],
    },
  ],
});
