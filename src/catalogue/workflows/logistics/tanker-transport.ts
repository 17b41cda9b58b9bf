import { defineWorkflow } from '#catalogue/define.ts';

export const tankerTransport = defineWorkflow({
  id: 'tanker-transport',
  name: 'Tanker transport of liquids',
  department: 'Operations',
  type: 'Business',
  description:
    'Carrying liquids in tankers: the right clean tank for the product, papers for dangerous goods, loading, driving, discharge, and cleaning after it.',
  industries: ['logistics', 'energy-environment'],
  delivers: {
    named: ['(tanker|liquid|bulk liquid) (transport|haulage|transportation)', '(tank|tanker) cleaning'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(tanker|tankers|liquid|liquids) ~ (transport|transportation|haulage|carrier|carriers|logistics) ~ (we|our|chemical|chemicals|fuel|milk|oil|oils|service|services|needs|company|products|all)',
          '(bulk liquid|bulk liquids|liquid cargo|bulk chemical|bulk chemicals) ~ (transport|transportation|haulage|carrier|logistics|road|tanker|tankers)',
          '(carry|haul|transport) ~ (milk|fuel|acid|solvents|chemicals|oils) ~ (tanker|tankers|acid|oils|safely|road)',
          '(wash bays|tank wash|tank cleaning|tanker cleaning)',
          '(stainless steel|chemical|food grade) (tankers|tanker)',
        ],
      },
      {
        weight: 3,
        any: [
          '(tanker transport|liquid transport|bulk liquids|tanker haulage|liquid cargo transport|tanker cleaning|tank cleaning|bulk liquid transport)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(water|pool|septic|storage|propane) tank ~ (cleaning|install|installation)', 'tank (top|tops)'],
      because: 'Tanks that stand still',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'match',
      name: 'Choose tank and vehicle',
      description:
        'See which tank suits the product, what it carried last and which seals and hoses are needed.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['match', 'check-rules'],
      shownBy: ['(tank|tanker)'],
    },
    {
      id: 'papers',
      name: 'Prepare papers for dangerous goods',
      description: 'Write transport papers, labels and instructions for the driver.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(hazardous|adr|dangerous goods)'],
    },
    {
      id: 'load',
      name: 'Load, drive and discharge',
      description: "Connect, watch levels and seals, drive and unload under the plant's rules.",
      role: 'Driver',
      judgment: true,
      hoursPerWeek: { low: 20, high: 40 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 2, error: 5, data: 4 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 5 },
      traits: ['hands-on'],
      shownBy: ['(load|discharge|deliver)'],
    },
    {
      id: 'wash',
      name: 'Clean the tank and get the certificate',
      description: 'Wash, dry and have the tank certified before the next product.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(wash|clean)'],
    },
    {
      id: 'follow',
      name: 'Follow the load and inform',
      description: 'Watch the vehicle and tell the customer about delays.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['monitor', 'answer-questions'],
      shownBy: ['(gps|track|tracks|tracked)'],
    },
  ],
});
