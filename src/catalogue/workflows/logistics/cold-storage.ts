import { defineWorkflow } from '#catalogue/define.ts';

export const coldStorage = defineWorkflow({
  id: 'cold-storage',
  name: 'Frozen and chilled storage',
  department: 'Operations',
  type: 'Business',
  description:
    'Storing frozen or chilled goods: booking in, temperature, blast freezing or tempering, picking and papers.',
  industries: ['logistics', 'food-production', 'wholesale'],
  narrows: ['warehousing'],
  delivers: {
    named: [
      '(cold|frozen|chilled|temperature controlled|refrigerated) (storage|stores|store|warehousing)',
      'blast freezing',
      '=tempering',
      '(banana|fruit) ripening',
    ],
    anywhere: false,
    apart: 3,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cold|frozen|chilled) (store|stores|storage|warehouse|warehousing)',
          '(blast freezing|blast freezer|blast chillers|tempering|thaw|minus (eighteen|twenty|25))',
          '(chambers|chamber) ~ (frozen|chilled|°c|minus|temperature|monitored)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(cold storage|frozen storage|cold store|cold stores|blast freezing)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(blood|egg|embryo|specimen|sperm) (storage|freezing)',
        'tempering ~ (steel|chocolate|metal|springs)',
      ],
      because: 'Other goods.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'book-cold',
      name: 'Book chilled or frozen goods in',
      description: 'Check temperature, count, label and place.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 3, high: 14 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
    },
    {
      id: 'watch-cold',
      name: 'Watch cold store temperatures',
      description: 'Read logs, act on alarms and keep records.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 5, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
    {
      id: 'freeze-temper',
      name: 'Blast freeze or temper goods',
      description: 'Load, time and probe them.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'pick-cold',
      name: 'Pick and load cold goods',
      description: 'Pick by case or pallet and load in order.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'bill-cold',
      name: 'Report cold stock and bill storage',
      description: 'Send stock lists, bill by pallet and week.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'reconcile'],
    },
  ],
});
