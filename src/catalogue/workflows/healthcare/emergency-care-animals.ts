import { defineWorkflow } from '#catalogue/define.ts';

export const emergencyCareAnimals = defineWorkflow({
  id: 'emergency-care-animals',
  name: 'Emergency care for animals',
  department: 'Operations',
  type: 'Business',
  description: 'Answering at any hour, judging by phone, treating at once, watching through the night.',
  industries: ['veterinary'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(emergency|out =of hours|after hours|24 hour) ~ (=our own vets|vet answers|duty vet|vet on call|on call vet|on call veterinarian|critical care pets|emergency vet|emergency veterinarian)',
          '(=our own|duty|on call) (vet|veterinarian) ~ (answer|night|call|hours|emergency)',
          '(emergency|urgent) (veterinary|vet|pet) (care|service|hospital|clinic|treatment)',
        ],
      },
      {
        weight: 3,
        any: [
          '(emergencies|out of hours|emergency care|after hours|pet emergencies|emergency vet|24 hour emergency|urgent care)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(emergency|out of hours|urgent) (vet|veterinary|pet|) care', 'pet emergencies'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(call|contact|please) ~ (emergency clinic|emergency hospital|animal emergency center) ~ (nearest|closest|instead)',
        '(refer|referred) ~ emergency',
      ],
      because: "Others' emergency clinic",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'judge-phone',
      name: 'Judge by phone',
      description: 'Ask what happened and say come or wait.',
      role: 'Veterinarian',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(call|answer|phone)'],
    },
    {
      id: 'stabilise',
      name: 'Stabilise',
      description: 'Give oxygen and drip and stop bleeding.',
      role: 'Veterinarian',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(emergenc)'],
    },
    {
      id: 'watch-through-night',
      name: 'Watch through the night',
      description: 'Check signs, give what is due and write it down.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(night)'],
    },
    {
      id: 'roster-vets-call',
      name: 'Roster vets on call',
      description: 'Share nights and weekends fairly.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(on call|duty)'],
    },
  ],
});
