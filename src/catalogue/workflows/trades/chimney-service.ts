import { defineWorkflow } from '#catalogue/define.ts';

export const chimneyService = defineWorkflow({
  id: 'chimney-service',
  name: 'Chimney sweeping and repair',
  naming: {
    parts: [
      { any: ['(sweep|cleaning)'], name: 'Chimney sweeping' },
      { any: ['(repair|liner|lining|relining|cap|rebuild)'], name: 'Chimney repair' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Keeping chimneys and stoves safe: sweeping, camera check, caps and liners, masonry, and a report.',
  industries: ['trades', 'construction', 'cleaning'],
  narrows: ['job-delivery'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'chimneys ~ (taken down|rebuilt|repointed|capped|swept|lined|repaired|removed|cleaned)',
          'chimney (stack|stacks|rebuilds|rebuilding)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=chimneys|chimney stacks)'] },

      {
        weight: 3,
        any: [
          '(chimney|flue|fireplace|stove|dryer vent) (sweep|cleaning|inspection|lining|liner|relining|cap|repair|rebuild) ~ (service|=we|=our|certified|company|installation|inspection|repair|annual|included|professional)',
          '(=we|certified|=our) ~ (sweep|inspect|reline|repair|clean) ~ (chimney|flue)',
          '(certified|licensed) chimney sweep',
        ],
      },
      {
        weight: 3,
        any: [
          '(chimney sweeping|chimney cleaning|chimney repair|chimney inspections|chimney liners|chimney caps|chimney services|flue lining)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '=chimneys',
      'chimney (rebuilding|stacks|repointing)',
      'stove (installation|fitting)',
      'fireplace (repair|installation)',
      'chimney (sweeping|cleaning|inspection|repair|lining|liner|cap|relining)',
      'flue lining',
    ],
    anywhere: true,
    notIn: ['retail', 'manufacturing', 'hospitality'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(fireplace) ~ (living room|suite|bedroom|lobby|guest)', 'chimney (rock|starter)'],
      because: 'A house or a place.',
    },
  ],
  minimumStrength: 5.5,
  tasks: [
    {
      id: 'sweep-chimney',
      name: 'Cover the room and sweep',
      description: 'Protect floor and furniture, brush and take out soot.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(sweep|clean)'],
    },
    {
      id: 'look-flue',
      name: 'Inspect flue and chimney top',
      description: 'Use camera and ladder and judge cracks, draught and clearances.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['diagnose', 'check-rules'],
      shownBy: ['(inspect|camera|level)'],
    },
    {
      id: 'write-report',
      name: 'Report on the chimney and offer repair',
      description: 'Say what is safe, what is not and what it costs.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 4, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(report|photos|estimate)'],
    },
    {
      id: 'line-chimney',
      name: 'Line, cap and mend the chimney',
      description: 'Fit liner, cap or damper, or lay new masonry.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(liner|cap|repair|rebuild)'],
    },
    {
      id: 'remind-yearly',
      name: 'Remind owners of the yearly sweep',
      description: 'Keep dates and write before the season.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['remind', 'schedule'],
      shownBy: ['(annual|year)'],
    },
  ],
});
