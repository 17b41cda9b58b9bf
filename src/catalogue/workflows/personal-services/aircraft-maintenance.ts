import { defineWorkflow } from '#catalogue/define.ts';

export const aircraftMaintenance = defineWorkflow({
  id: 'aircraft-maintenance',
  name: 'Aircraft maintenance',
  department: 'Operations',
  type: 'Development',
  description:
    'Keeping aircraft airworthy: annual and hourly inspections, repairs, avionics, logbook entries and return to service.',
  industries: ['automotive', 'travel', 'training-provider', 'manufacturing'],
  narrows: ['vehicle-service', 'job-delivery', 'equipment-service'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(aircraft|airplane|helicopter|airframe|avionics|turbine|propeller) (maintenance|repair|inspection|overhaul|mechanic|installation|restoration|refurbishment) ~ (service|shop|=we|=our|facility|certified|all|part 145|faa|technicians|station|experienced|general aviation)',
          '(=we|=our|technicians|mechanics|shop) ~ (maintain|inspect|repair|overhaul|service) ~ (aircraft|airplanes|helicopters|propellers|avionics)',
          '(annual|100 hour|pre buy|pre purchase) (inspection) ~ (aircraft|airplane|cessna|piper|beechcraft|logbook)',
          '(part 145|repair station|camo|easa 145|dgca approved) ~ (maintenance|repair|aircraft|certified|station)',
        ],
      },
      {
        weight: 3,
        any: [
          '(aircraft maintenance|aircraft repair|avionics|annual inspections|aircraft inspections|helicopter maintenance|line maintenance|base maintenance|aviation maintenance)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(aircraft|airplane|helicopter|avionics|propeller) (maintenance|repair|inspection|overhaul|installation)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['aircraft (detailing|charter|sales|rental|insurance|financing)', '(museum|club) ~ aircraft'],
      because: 'Other work on aircraft.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'plan-check',
      name: 'Plan the check and parts',
      description: 'Read logbooks and airworthiness directives, list what is due and order the parts.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['check-rules', 'plan'],
      shownBy: ['(logbook|directive|schedule)'],
    },
    {
      id: 'inspect-aircraft',
      name: 'Inspect the aircraft',
      description: 'Open panels, look, measure and test by the maintenance manual and list every finding.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 5, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 5, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(inspect|annual)'],
    },
    {
      id: 'agree-findings',
      name: 'Agree findings with the owner',
      description: 'Explain what must be done now and what may wait, and agree the price before work begins.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(estimate|owner|customer)'],
    },
    {
      id: 'repair-aircraft',
      name: 'Repair and replace parts of the aircraft',
      description: 'Mend or change parts by the manual, then rig, balance and run up to test.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 8, high: 24 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 5, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(repair|overhaul|install)'],
    },
    {
      id: 'sign-release',
      name: 'Sign the aircraft back into service',
      description: 'Enter the work in the logbooks and have an authorised engineer release the aircraft.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 2, presence: 2, contact: 2, error: 5, data: 1 },
      value: { differentiation: 2, decision: 5, expertise: 5, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(logbook|return to service|airworth|sign)'],
    },
  ],
});
