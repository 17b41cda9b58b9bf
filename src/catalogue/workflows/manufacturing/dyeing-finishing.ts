import { defineWorkflow } from '#catalogue/define.ts';

export const dyeingFinishing = defineWorkflow({
  id: 'dyeing-finishing',
  name: 'Dyeing and finishing of cloth',
  naming: {
    parts: [
      { any: ['(dye|dyes|dyed|dyeing|dyehouse|colours|shade)'], name: 'Dyeing' },
      {
        any: [
          '(scour|scoured|scouring|milled|raising|pressing|pressed|bleached|finished|finishing|coated|printed)',
        ],
        name: 'Finishing of cloth',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Colouring and finishing yarn, cloth or garments: matching shades, batches, washing, pressing and control.',
  industries: ['manufacturing'],
  narrows: ['production', 'finishing-work', 'textile-making'],
  delivers: {
    named: [
      '=dyeing',
      'dyeing finishing',
      '(yarn|garment|fabric|hank|package|piece) dyeing',
      '(fabric|textile) finishing',
      'textile printing',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(dyehouse|lab dips|hank dyeing|package dyeing|piece dyeing|garment dyeing|shade card|colour matched|colours matched)',
          '(cloth|fabric|fabrics|yarn) ~ (scoured|milled|dyed|bleached|pressed|raised|calendered|mercerised|brushed|coated)',
          '(dye|dyes|dyeing) ~ (yarn|cloth|fabric|wool|cotton|batches|lots|garments)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=dyeing|dyeing finishing|=dyehouse)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(hair|lash|brow|beard) (dye|dyes|dyeing|colour)', 'dye penetrant', 'dye test'],
      because: 'Hair or a test with dye.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'match-shade',
      name: 'Match the shade',
      description: 'Make recipes and trial dips and have them approved.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 2 },
      traits: ['match', 'decide'],
    },
    {
      id: 'plan-dye-batches',
      name: 'Plan the dye batches',
      description: 'Order lots by shade and machine to save water and time.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'run-dyeing',
      name: 'Dye and rinse the cloth',
      description: 'Weigh dyes, load, run the machine and take samples.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 8, high: 30 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
    },
    {
      id: 'finish-cloth',
      name: 'Wash, raise, press and roll the cloth',
      description: 'Run the finishing machines for handle and width.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'check-fastness',
      name: 'Check shade and fastness and keep swatches',
      description: 'Compare with the standard and file a swatch of each lot.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'enter-data'],
    },
  ],
});
