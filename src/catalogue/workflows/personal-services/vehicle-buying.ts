import { defineWorkflow } from '#catalogue/define.ts';

export const vehicleBuying = defineWorkflow({
  id: 'vehicle-buying',
  name: 'Buying vehicles from the public',
  department: 'Sales',
  type: 'Business',
  description:
    'Buying cars and other vehicles: enquiry, look-up, inspection, offer, finance settlement, payment and papers.',
  industries: ['automotive'],
  delivers: {
    named: [
      'sell =your (car|van|motorbike|vehicle|truck|rv)',
      'sell =us =your car',
      'vehicle (buying|purchasing)',
      'we buy cars',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(sell|buy) ~ =your (car|van|motorbike|vehicle|truck|rv|boat|caravan)',
          'we (buy|purchase) (cars|vans|vehicles|any car|trucks|motorcycles|caravans|rvs)',
          '(part exchange|trade in|trade ins) ~ (welcome|value|vehicle|car|offer|appraisal)',
          '(registration|mileage) ~ (offer|pay|same day|look|quote)',
          'settle ~ outstanding finance',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(sell =your car|sell us =your car|part exchange|trade in|value trade|value =your trade|we buy cars)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'value-vehicle',
      name: 'Look up and value the vehicle',
      description: 'Read registration, history and market prices and name a guide price.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 4 },
      traits: ['look-up', 'forecast'],
    },
    {
      id: 'inspect-vehicle',
      name: 'Inspect and make the offer',
      description: 'Drive it, look at body and papers and agree the price with the seller.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 4, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 5 },
      traits: ['hands-on', 'negotiate'],
    },
    {
      id: 'check-ownership',
      name: 'Check ownership and take the papers',
      description: 'See that seller and papers agree, search for loans and thefts and have the sale signed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'look-up'],
    },
    {
      id: 'settle-finance',
      name: 'Settle old finance and pay the seller',
      description: 'Ask the lender what is owed, pay it off and transfer the rest.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['check-rules', 'reconcile'],
    },
    {
      id: 'place-vehicle',
      name: 'Decide where the vehicle goes',
      description: 'Choose between own sale, trade or auction and order what must be made ready.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 1, expertise: 3, revenue: 3 },
      traits: ['decide'],
    },
  ],
});
