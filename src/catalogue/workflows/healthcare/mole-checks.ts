import { defineWorkflow } from '#catalogue/define.ts';

export const moleChecks = defineWorkflow({
  id: 'mole-checks',
  name: 'Mole checks and skin cancer screening',
  naming: {
    parts: [
      { any: ['(mole|mapping)'], name: 'Mole checks' },
      {
        any: ['(skin cancer|screening|full body|total body|skin checks|skin exam)'],
        name: 'Skin cancer screening',
      },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Looking at the whole skin for changes that may be cancer, photographing and comparing moles, and deciding what is taken out.',
  industries: ['healthcare', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(mole) (mapping|checks|screening|clinic|scan|scanning|removal)',
          '(skin cancer|full body skin|total body skin|skin) (screening|check|cancer checks) ~ (annual|book|dermatologist|mole|head|dermoscopy|we|clinic|minutes|year|suspicious|high risk|recommended|offer)',
          '(suspicious|changing|new) (moles|lesion|spots) ~ (seen|examined|checked|assessed|biopsy|biopsied|photographed|dermoscopy|removed)',
        ],
      },
      {
        weight: 3,
        any: [
          '(mole checks|mole mapping|mole clinic|skin cancer screening|skin cancer checks|skin checks|skin cancer|full body skin exam|moles)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(mole (checks|mapping|screening)|(skin cancer|full body skin) (screening|checks|exams))'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-about-sun',
      name: 'Ask about sun, family and changes',
      description: 'Learn the risk and what the patient has noticed.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['interview'],
    },
    {
      id: 'examine-skin-dermatoscope',
      name: 'Examine the skin with the dermatoscope',
      description: 'Look from head to foot and mark what stands out.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 5, variability: 3, presence: 5, contact: 3, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(examine|dermatoscope|check)'],
    },
    {
      id: 'photograph-file-moles',
      name: 'Photograph and file moles',
      description: 'Take overview and close-up pictures in fixed order.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 1, presence: 5, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(photograph|mapping)'],
    },
    {
      id: 'compare-decide',
      name: 'Compare moles and decide what is taken out',
      description: 'Hold them beside earlier pictures and watch, remove or leave.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 3, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(compare|change)'],
    },
    {
      id: 'report-recall',
      name: 'Report mole checks and recall patients',
      description: 'Write to patient and doctor and set the next date.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(year|report)'],
    },
  ],
});
