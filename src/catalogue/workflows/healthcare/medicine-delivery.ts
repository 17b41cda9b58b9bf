import { defineWorkflow } from '#catalogue/define.ts';

export const medicineDelivery = defineWorkflow({
  id: 'medicine-delivery',
  name: 'Prescription delivery',
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing medicines to homes and care homes: collecting orders, packing, driving and handing over.',
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
      name: "Gather and route the day's deliveries",
      description: 'Sort them by road, cold chain and signature.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['plan', 'match'],
    },
    {
      id: 'pack-medicines',
      name: 'Pack deliveries and check against the order',
      description: 'Compare name, address, medicine and price to collect.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 6 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
    },
    {
      id: 'drive-round',
      name: 'Drive the delivery round',
      description: 'Find doors and keep the cold chain.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 4, high: 18 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(deliver|delivery)'],
    },
    {
      id: 'hand-medicines',
      name: 'Hand over medicines and take the signature',
      description: 'See who takes them and pass questions to the pharmacist.',
      role: 'Driver',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 4, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'settle-missed',
      name: 'Settle missed deliveries',
      description: 'Call, try again or take the medicine back.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['remind', 'route-requests'],
    },
  ],
});
