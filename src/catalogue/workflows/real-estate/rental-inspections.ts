import { defineWorkflow } from '#catalogue/define.ts';

export const rentalInspections = defineWorkflow({
  id: 'rental-inspections',
  name: 'Rental inspections and turnovers',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Looking after the state of homes between and during tenancies: inventory, visits, move-out, making ready.',
  industries: ['property-management', 'real-estate'],
  delivers: { apart: 3, named: ['(property|rental|routine) inspections', 'inventories'], anywhere: false },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(move in|move out|routine|periodic|rental|property|annual|regular) (inspection|inspections|inventory|inventories) ~ (tenant|tenants|property|owner|report|photos|rental|unit|conducted|conduct|perform)',
          '(turnover|make ready|turn over) ~ (unit|units|tenant|cleaning|property|rental)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(property inspections|rental inspections|=inspections|move out inspections|inventories|inventory check|turnovers|make ready)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(home inspector|home inspection contingency|buyers|purchase)'],
      because: 'A buyer’s inspection.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'announce-visit',
      name: 'Announce the inspection',
      description: 'Give notice as the law asks and arrange keys.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'inspect-home',
      name: 'Inspect and photograph the home',
      description: 'Go room by room against the inventory and take pictures.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'diagnose'],
      shownBy: ['(inspection|inspections|inventory|photos)'],
    },
    {
      id: 'report-state',
      name: "Report the home's state to owner and tenant",
      description: 'Say what is worn, what is broken and who has to see to it.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['report'],
    },
    {
      id: 'agree-deductions',
      name: 'Agree deductions from the deposit',
      description: 'Show the pictures and settle what is kept.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['negotiate'],
    },
    {
      id: 'order-ready',
      name: 'Order repairs and cleaning',
      description: 'Choose trades by price and by the day the next tenant comes.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['schedule', 'decide'],
      shownBy: ['(repair|repairs|cleaning)'],
    },
  ],
});
