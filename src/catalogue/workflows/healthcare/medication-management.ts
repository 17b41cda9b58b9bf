import { defineWorkflow } from '#catalogue/define.ts';

export const medicationManagement = defineWorkflow({
  id: 'medication-management',
  name: 'Psychiatric evaluation and medication management',
  naming: {
    parts: [
      { any: ['(evaluation|assessment|diagnosis|evaluate)'], name: 'Psychiatric evaluation' },
      { any: ['(medication|prescribe|prescription|med management)'], name: 'Medication management' },
    ],
  },

  department: 'Operations',
  type: 'Business',
  description:
    'Treating the mind with medicine: evaluation, choice, watching effect and side effects, refills and working with therapists.',
  industries: ['mental-health'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(psychiatric|psychiatrist|nurse practitioner) ~ (prescribe|prescribes|medication) ~ (follow|follows|review)',
        ],
      },
      { weight: 3, any: ['(medication management|psychiatric medication)'], in: ['heading', 'navigation'] },
      { weight: 2, any: ['medication management'] },
      {
        weight: 3,
        any: [
          'psychiatric (evaluation|assessment|care|service|treatment|medication|nurse practitioner)',
          '(prescribe|manage|monitor|adjust) ~ (psychiatric|antidepressant|adhd|psychotropic)',
          '(tms|ketamine|spravato) (therapy|treatment|infusion)',
        ],
      },
      {
        weight: 2,
        any: ['(medication management|psychiatry|psychiatric services|psychiatric evaluation|=tms)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'medication management',
      'psychiatric evaluation',
      'psychiatry',
      'tms therapy',
      'ketamine (therapy|treatment)',
    ],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'evaluate',
      name: 'Evaluate and diagnose the patient',
      description: 'Take the history, use rating scales and judge the risk.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 5, error: 4, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['interview', 'diagnose'],
      shownBy: ['(evaluation|assessment)'],
    },
    {
      id: 'choose',
      name: 'Choose medicine with the patient',
      description: 'Weigh effect, risks and wishes.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['advise', 'decide'],
    },
    {
      id: 'watch',
      name: 'Watch effect and side effects of medicine',
      description: 'Ask how it goes, test blood and adjust.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['monitor', 'decide'],
      shownBy: ['(monitor|adjust|follow up)'],
    },
    {
      id: 'refill',
      name: 'Refill psychiatric medicine and answer pharmacies',
      description: 'Check dates and rules and send the prescription.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['check-rules', 'answer-questions'],
      shownBy: ['(refill|prior authorization)'],
    },
    {
      id: 'coordinate',
      name: 'Coordinate with therapists and doctors',
      description: 'Share what matters, with consent.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['summarise'],
      shownBy: ['(coordinate|collaborat)'],
    },
  ],
});
