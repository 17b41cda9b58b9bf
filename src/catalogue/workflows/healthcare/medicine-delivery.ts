import { defineWorkflow } from '#catalogue/define.ts';

export const medicineDelivery = defineWorkflow({
  id: 'medicine-delivery',
  name: 'Prescription delivery',
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing medicines to homes and care homes: collecting orders, packing, driving, handing over.',
  industries: ['pharmacy'],
  narrows: ['medicine-dispensing'],
  delivers: { named: ['(prescription|medication|medicine) delivery'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(free|same day|home|local|prescription|medication|medicine) (delivery|deliveries)',
          '(deliver|delivers|delivered|mail|ship) ~ (prescription|prescriptions|medication|medications|medicine|medicines)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(free delivery|=delivery|prescription delivery|home delivery|medication delivery|delivery services)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(delivery room|drug delivery|delivery of care|labou?r)'],
      because: 'Another delivery.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'gather-deliveries',
      name: 'Gather the day’s deliveries',
      description: 'Sort by road, cold and signature.',
      role: 'Pharmacist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['plan', 'match'],
    },
    {
      id: 'pack-medicines',
      name: 'Pack and check against the order',
      description: 'Name, address, medicine, price to collect.',
      role: 'Pharmacist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 1, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
    },
    {
      id: 'drive-round',
      name: 'Drive the round',
      description: 'Find doors, keep the cold chain.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 4, high: 18 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(deliver|delivery)'],
    },
    {
      id: 'hand-medicines',
      name: 'Hand over and take the signature',
      description: 'See who takes it and ask for questions.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 4, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['care'],
    },
    {
      id: 'settle-missed',
      name: 'Settle missed deliveries',
      description: 'Call, try again, take back.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['decide'],
    },
  ],
});
