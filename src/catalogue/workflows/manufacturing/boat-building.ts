import { defineWorkflow } from '#catalogue/define.ts';

export const boatBuilding = defineWorkflow({
  id: 'boat-building',
  name: 'Boat building',
  department: 'Operations',
  type: 'Business',
  description:
    'Building boats to drawings: talk with the owner, lofting, hull, fitting out, launch and trials.',
  industries: ['manufacturing'],
  narrows: ['production'],
  delivers: {
    named: ['boat building', 'boatbuilding', 'new builds', 'new boats', 'custom boats', 'yacht building'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(boatbuilders|boat builders|boatbuilding|boat building|shipwrights|shipwright)',
          '(dinghies|dinghy|launches|yachts|canoes|skiffs|hulls|cutters|gaffers|boats) ~ (built|build|laid|planked|moulded|designed) ~ (yard|hand|larch|oak|cedar|drawings|order|own|here|shed|us)',
          '(keel|planking|planked|lofted|lofting|copper fastened|gelcoat|lay up hull) ',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(new builds|boat building|=boatbuilding|new boats|=our =boats)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(build|built) ~ (boat|boats) (lift|dock|docks|house|ramp)'],
      because: 'A dock or a lift for boats.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-build',
      name: 'Talk over the boat and price it',
      description: 'Ask for use and taste, choose a design and estimate hours and material.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['interview', 'forecast'],
    },
    {
      id: 'draw-loft',
      name: 'Draw and loft the boat',
      description: 'Draw or fair the lines and make moulds and templates.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['design'],
    },
    {
      id: 'build-hull',
      name: 'Build the hull',
      description: 'Set up, plank or laminate, fair and fasten the hull.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 12, high: 36 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on'],
    },
    {
      id: 'fit-out',
      name: 'Fit out the boat',
      description: 'Fit joinery, engine, wiring and spars, and paint.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 10, high: 30 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
    },
    {
      id: 'launch-trials',
      name: 'Launch, try and hand over the boat',
      description: 'Launch, sail or run trials, put right what shows and write the papers.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 4, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
    },
  ],
});
