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
    'Making cross-section pictures of the body: safety check, positioning, contrast, scan, reading, report.',
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
      name: 'Check order and safety',
      description: 'This covers implants, kidney values and earlier pictures.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'position-scan',
      name: 'Position and scan',
      description: 'Place the coil, explain breathing and run the protocol.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 12, high: 30 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(scan|mri|ct)'],
    },
    {
      id: 'give-contrast-watch',
      name: 'Give contrast and watch',
      description: 'Set the needle, dose and look for a reaction.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(contrast)'],
    },
    {
      id: 'read-pictures',
      name: 'Read the pictures',
      description: 'Find, measure and compare with earlier ones.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(read)'],
    },
    {
      id: 'send-report',
      name: 'Send the report',
      description: 'Dictate, sign and call what is urgent.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
  ],
});
