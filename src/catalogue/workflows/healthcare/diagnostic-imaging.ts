import { defineWorkflow } from '#catalogue/define.ts';

export const diagnosticImaging = defineWorkflow({
  id: 'diagnostic-imaging',
  name: 'Diagnostic imaging and reporting',
  naming: {
    variants: [
      { any: ['(ultrasound|ultrasonography|doppler)'], name: 'Ultrasound and diagnostic imaging' },
      { any: ['x ray'], name: 'X-ray imaging' },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Making pictures of the body and saying what they show: preparing the patient, taking the images, reading them and reporting to patient or doctor.',
  industries: ['diagnostics', 'medical-practice', 'physical-therapy'],
  coreOf: ['diagnostics'],
  narrows: ['patient-visits'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(x ray|ultrasound|ultrasonography|mri|ct|doppler|bone density|pregnancy|obstetric|anomaly) (scan|scanning|imaging|exam|examination|test|facility|series|study)',
          '(diagnostic|medical|high resolution|3d|4d) (imaging|ultrasound|ultrasonography|radiology)',
          'x ray ~ (taken|developed|interpreted|review)',
          '(perform|offer|conduct|provide) ~ (scan|x ray|ultrasound|mri|ultrasonography)',
          '(review|reading|interpretation) ~ (x ray|ct|mri|scan|image)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(imaging|x rays|ultrasound|radiology|diagnostics|scans|ultrasonography)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(may|can|could) include', 'add on', 'order ~ (x ray|mri|ct|scan)'],
      because: 'An examination that is passed on or only possible.',
    },
    {
      scope: 'page',
      any: ['dentist', 'dental', 'veterinary', 'pet'],
      because: 'Pictures of teeth and animals belong to their own treatments.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-scan',
      name: 'Check the request and prepare the patient',
      description: 'Read the referral, check reasons against it and tell the patient what to do before.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 4, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'care'],
    },
    {
      id: 'take-images',
      name: 'Take the images',
      description: 'Position the patient and record the pictures that are needed.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(scan|x ray|ultrasound)'],
    },
    {
      id: 'read-images',
      name: 'Read the images and write the report',
      description: 'Look for findings, compare with earlier pictures and dictate the report.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 6, high: 16 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'transcribe', 'summarise'],
      shownBy: ['(review|interpret|report)'],
    },
    {
      id: 'tell-findings',
      name: 'Pass on the findings',
      description: 'Send report and pictures, and explain urgent findings at once.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['summarise', 'draft-text'],
    },
  ],
});
