import { defineWorkflow } from '#catalogue/define.ts';

export const vaccinations = defineWorkflow({
  id: 'vaccinations',
  name: 'Vaccination',

  department: 'Operations',
  type: 'Business',
  description:
    'Giving vaccines: checking who needs which, booking, consent, giving, recording and ordering stock.',
  industries: ['medical-practice', 'pharmacy'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(travel|travelling|traveling|abroad) ~ (vaccine|vaccines|malaria|vaccination|immunization)',
          'travel (consultation|consultations|clinic|medicine)',
        ],
      },
      {
        weight: 3,
        any: [
          '(flu|travel|child|childhood|covid|shingles) (jab|jabs|shot|shots|vaccination|vaccinations|immunisation|immunisations|immunization|immunizations|vaccine|vaccines)',
        ],
      },
      {
        weight: 3,
        any: ['(vaccines|immunizations|immunisations|vaccinations|flu shots|travel vaccinations)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(flu|covid|covid 19|travel|childhood|shingles|pneumonia|hpv|tetanus|routine|rsv|adult|back to school) (shot|vaccine|vaccination|immunization)',
          '(vaccine|vaccination|immunization|flu shot) (clinic|appointment|service|schedule|available|administered)',
          '(give|administer|offer|provide) ~ (vaccine|vaccination|immunization|flu shot)',
        ],
      },
      {
        weight: 2,
        any: ['(vaccinations|vaccines|immunizations|flu shots|travel vaccines|travel clinic)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['vaccination', 'immunization', 'flu shot', 'vaccine'], anywhere: false },
  counterSignals: [
    {
      scope: 'site',
      any: ['(veterinary|animal) (hospital|clinic|practice|team)'],
      because: 'Animals are vaccinated by a workflow of their own.',
    },
    {
      scope: 'sentence',
      any: ['(dog|cat|pet|puppy)', '(proof|require) ~ vaccin'],
      because: 'Animals, or a rule for entering',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check',
      name: 'Check vaccination history and need',
      description: 'Look at records, age, illness and travel.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'look-up'],
      shownBy: ['(record|schedule)'],
    },
    {
      id: 'consent',
      name: 'Answer vaccine questions and take consent',
      description: 'Explain effects and note allergies.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['answer-questions'],
      shownBy: ['(consent|question)'],
    },
    {
      id: 'give',
      name: 'Give the vaccine and watch',
      description: 'Inject and observe the person for some minutes.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(shot|administer)'],
    },
    {
      id: 'record',
      name: 'Record and report vaccinations',
      description: 'Enter lot and date in the record and the register.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['record'],
    },
    {
      id: 'stock',
      name: 'Order vaccines and keep them cold',
      description: 'Watch stock, dates and the fridge.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 3, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor', 'forecast'],
    },
  ],
});
