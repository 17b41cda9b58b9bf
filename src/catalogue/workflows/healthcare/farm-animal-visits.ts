import { defineWorkflow } from '#catalogue/define.ts';

export const farmAnimalVisits = defineWorkflow({
  id: 'farm-animal-visits',
  name: 'Farm animal visits',
  department: 'Operations',
  type: 'Business',
  description:
    'Looking after herds: urgent calls day and night, fertility scanning, tests the state asks for and plans for herd health.',
  industries: ['veterinary'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(herd health|flock health|tb testing|calvings|lambing|mastitis|disbudding|fertility visits|bull testing|herd) ~ (visit|plan|planning|review|testing|tests|scanner|scanning|ministry|vets|dairy|beef|farm|calvings|fertility|health)',
          '(farm|large animal|livestock|bovine|dairy|cattle) (vet|visits|calls|work|practice|veterinary|services|medicine)',
        ],
      },
      {
        weight: 3,
        any: [
          '(farm|farm animals|farm services|farm vets|large animal|livestock|food animal|bovine|dairy|herd health|cattle|sheep)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(farm|large animal|farm animal|bovine|cattle|livestock) (services|visits|medicine|care|vet)',
      'herd health',
      'tb testing',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-rounds',
      name: 'Plan farm rounds',
      description: 'Fix visits and tests that are due and leave room for urgent calls.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'treat-farm',
      name: 'Treat animals on the farm',
      description: 'See to calvings, lame cows and sick calves, also at night.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'decide'],
      shownBy: ['(calving|visit)'],
    },
    {
      id: 'scan-test',
      name: 'Scan for pregnancy and test for disease',
      description: 'Go through the herd with the scanner, inject or take blood and note each number.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(scan|test)'],
    },
    {
      id: 'plan-herd-health',
      name: 'Plan herd health with the farmer',
      description: 'Look at losses, yields and medicines used and agree what to change.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'plan', 'advise'],
      shownBy: ['(plan|review)'],
    },
    {
      id: 'report-tests-authority',
      name: 'Report herd tests to the authority',
      description: 'Fill in the results and send them within the days allowed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(ministry|report)'],
    },
  ],
});
