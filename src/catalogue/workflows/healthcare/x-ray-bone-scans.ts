import { defineWorkflow } from '#catalogue/define.ts';

export const xRayBoneScans = defineWorkflow({
  id: 'x-ray-bone-scans',
  name: 'X-ray and bone density scans',
  naming: {
    parts: [
      { any: ['(x ray|xray|radiography)'], name: 'X-rays' },
      { any: ['(bone density|dexa|dxa)'], name: 'Bone density scans' },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description: 'Plain pictures and bone measurements: order, positioning, exposure, reading.',
  industries: ['healthcare', 'diagnostics', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(x ray|xrays) ~ (no appointment|walk in|digital|on site|onsite|read|same day|same hour|taken|without appointment|radiologist)',
          '(bone density|dexa|dxa) ~ (scan|test|testing|measure|screening|minutes|osteoporosis)',
        ],
      },
      {
        weight: 3,
        any: [
          '(x ray|xray|digital x ray|bone density|dexa|dexa scan|x ray bone density|bone densitometry|dxa)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(digital |)(x ray|xrays)', '(bone density|dexa|dxa) (scan|testing|test|screening)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(ndt|weld|castings|security|baggage|dental|dentist|tooth|teeth|bitewing|orthodontic|implant)'],
      because: 'X-rays of things, or teeth',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-order-identity',
      name: 'Take order and identity',
      description: 'Check name, side and pregnancy.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'expose',
      name: 'Expose',
      description: 'Position, shield and check the picture.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(x ray|scan)'],
    },
    {
      id: 'read-pictures',
      name: 'Read the pictures',
      description: 'Look for fractures and chest disease and give the score.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'hand-out-send',
      name: 'Hand out or send',
      description: 'Give a disc, open the portal or send to the doctor.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(disc|portal|report)'],
    },
  ],
});
