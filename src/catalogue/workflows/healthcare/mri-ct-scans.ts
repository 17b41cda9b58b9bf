import { defineWorkflow } from '#catalogue/define.ts';

export const mriCtScans = defineWorkflow({
  id: 'mri-ct-scans',
  name: 'MRI and CT scanning',
  naming: {
    parts: [
      { any: ['mri'], name: 'MRI scanning' },
      { any: ['ct'], name: 'CT scanning' },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Making cross-section pictures of the body: safety check, positioning, contrast, scan, reading and report.',
  industries: ['healthcare', 'diagnostics', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(mri|mri scan|ct|ct scan|cat scan|pet ct) ~ (contrast|low dose|wide bore|open|tesla|claustrophobic|lung|head|spine|joints|brain|abdomen|cardiac|coronary|scanner|slice|magnet|screening|angiography|report|same day|slot|appointment)',
        ],
      },
      {
        weight: 3,
        any: [
          '(mri|ct|ct scan|mri scan|ct scanning|mri ct|open mri|pet ct|mri scanning|cat scan|cardiac ct|lung screening|coronary calcium scoring)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(mri|ct|cat|pet ct) (scan|scanning|imaging|angiography|)', 'open mri'],
    anywhere: false,
    apart: 2,
  },
  counterSignals: [{ scope: 'sentence', any: ['(connecticut|avenue)'], because: 'The state' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-order-safety',
      name: 'Check the order and scan safety',
      description: 'Ask about implants and kidney values and fetch earlier pictures.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 5, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'look-up', 'interview'],
    },
    {
      id: 'position-scan',
      name: 'Position the patient and scan',
      description: 'Place the coil, explain breathing, calm and run the protocol.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 12, high: 30 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'care'],
      shownBy: ['(scan|mri|ct)'],
    },
    {
      id: 'give-contrast-watch',
      name: 'Give contrast and watch for reactions',
      description: 'Set the needle, dose and look for a reaction.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 5, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(contrast)'],
    },
    {
      id: 'read-pictures',
      name: 'Read MRI and CT pictures',
      description: 'Find, measure and compare with earlier ones.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'diagnose'],
      shownBy: ['(read)'],
    },
    {
      id: 'send-report',
      name: 'Report MRI and CT findings',
      description: 'Dictate and sign the report and call the doctor when it is urgent.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 1 },
      traits: ['transcribe', 'summarise', 'draft-text'],
      shownBy: ['(report)'],
    },
  ],
});
