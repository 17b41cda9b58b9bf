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
  description:
    'Plain X-rays and bone density measurements: order, positioning, exposure, reading and handing out.',
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
      name: 'Check the X-ray order and identity',
      description: 'Compare name, side and order, and ask about pregnancy.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'enter-data'],
    },
    {
      id: 'expose',
      name: 'Take the X-ray or bone scan',
      description: 'Position, shield, expose and check the picture.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(x ray|scan)'],
    },
    {
      id: 'read-pictures',
      name: 'Read X-rays and bone scans',
      description: 'Look for fractures and chest disease and work out the bone score.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 5, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'diagnose'],
    },
    {
      id: 'hand-out-send',
      name: 'Hand out or send X-rays',
      description: 'Give a disc, open the portal or send them to the doctor.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['route-requests'],
      shownBy: ['(disc|portal|report)'],
    },
  ],
});
