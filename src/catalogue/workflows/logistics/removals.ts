import { defineWorkflow } from '#catalogue/define.ts';

export const removals = defineWorkflow({
  id: 'removals',
  name: 'Household and office moving',
  naming: {
    parts: [
      { any: ['(household|home|residential|apartment|family|house)'], name: 'Household moving' },
      { any: ['(office|commercial|business|corporate)'], name: 'Office moving' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Moving homes and offices: surveying what there is, quoting, packing, loading, driving, unloading and settling damage.',
  industries: ['logistics', 'trades'],
  narrows: ['transport-dispatch', 'freight-quoting', 'job-delivery'],
  delivers: {
    named: [
      'packing',
      '(home|house|local|office|senior|student|interstate|international) (moves|moving|removals|relocation)',
      'long distance (moves|moving)',
      'long distance',
      '(piano|pianos|safe|pianos safes) (moving|removal)',
      'pianos safes',
      'moving services',
      '(local|long distance|residential|commercial|office|household|apartment|piano|senior|interstate|international|furniture) (moving|move|relocation|removal)',
      'packing (service|unpacking|supplies)',
      'full service moving',
      '(loading|unloading) (service|help)',
    ],
    anywhere: true,
    apart: 4,
    notIn: ['tech', 'financial', 'legal', 'consulting', 'hospitality'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(movers|crew|crews) ~ (truck|hour|minimum|pad|padded|wrap|load) ~ (hour|furniture|truck)',
          'furniture ~ (padded|shrink wrapped|wrapped)',
          '(downsizing|senior moves) ~ (sort|pack|pictures|years)',
        ],
      },

      {
        weight: 4,
        any: [
          '(pack|packs) ~ (carry|drive|load) ~ (unpack|unload|drive)',
          '(surveyor|estimator) ~ (visits|calls) ~ (price|move)',
          '(house|office|home) (moves|removals|clearances)',
          '(piano|pianos|safe|safes) ~ (safe|safes|moving|movers)',
        ],
      },
      {
        weight: 4,
        any: ['(house moves|office moves|pianos safes|removals)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 2,
        any: ['(residential moves|office relocation|residential moving|local moves|long distance|=packing)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(=our|crew|crews|movers|team) ~ (wrap|load|unload|disassemble|carry) ~ (furniture|everything|belongings|box|truck|home|house|beds)',
          '(moving|move) ~ (home|house|apartment|office) ~ (crew|truck|crews|movers|estimate)',
          '(packers|packing) ~ (kitchen|china|artwork|boxes|box)',
        ],
      },

      {
        weight: 3,
        any: ['(unload|unpack|crate) ~ (belongings|household|furniture|piano)'],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(local moving|long distance moving|residential moving|commercial moving|packing services|office moving|packing supplies)',
        ],
      },
      {
        weight: 3,
        any: [
          '(moving|movers|removal|relocation) (company|service|services|crew|team|truck|quote|estimate|day|help|supplies|expert)',
          '(local|long distance|residential|commercial|office|piano) (moving|move|mover|movers|relocation)',
          '(pack|packing) ~ (load|move|unpack|belongings|household|furniture|box)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(moving services|local moving|=packing|long distance moving|movers)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(moving (forward|parts|picture|on)|cash flow|(snow|tree|hair|stump|waste|rubbish|graffiti|asbestos|mould|mold) (removal|removals))',
      ],
      because: 'Another sense.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'survey-home',
      name: 'Survey what has to be moved',
      description: 'Look on site or by video and note volume, stairs and fragile things.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'advise'],
      shownBy: ['(survey|walk through|in home estimate)'],
    },
    {
      id: 'quote-move',
      name: 'Quote the move',
      description: 'Work out hours, crew, truck and cover.',
      role: 'Estimator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['analyse-data'],
      shownBy: ['(quote|estimate)'],
    },
    {
      id: 'plan-crew',
      name: 'Plan crew, trucks and permits',
      description: 'Put jobs on the calendar and get parking and lift times.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['schedule', 'plan'],
    },
    {
      id: 'pack-goods',
      name: 'Pack and label',
      description: 'Wrap, box and mark by room.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
      shownBy: ['(pack|wrap|box)'],
    },
    {
      id: 'load-drive',
      name: 'Load, drive and unload',
      description: 'Carry, secure, drive and place.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 12, high: 28 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(load|unload|deliver)'],
    },
    {
      id: 'settle-damage',
      name: 'Settle damage and complaints',
      description: 'Note, photograph, judge and pay or repair.',
      role: 'Customer Experience Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 1 },
      traits: ['negotiate', 'check-rules'],
    },
  ],
});
