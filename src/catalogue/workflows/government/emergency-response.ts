import { defineWorkflow } from '#catalogue/define.ts';

export const emergencyResponse = defineWorkflow({
  id: 'emergency-response',
  name: 'Fire, rescue and ambulance response',
  naming: {
    variants: [
      {
        any: ['(=911 (dispatch|center|communications|calls)|public safety answering)'],
        name: '911 emergency dispatch',
      },
    ],
    parts: [
      { any: ['(fire|firefighter|firefighting|engine company)'], name: 'Fire response', word: 'fire' },
      { any: ['(rescue|extrication)'], name: 'Rescue response', word: 'rescue' },
      {
        any: ['(ambulance|ems|emergency medical|paramedic|emt)'],
        name: 'Ambulance response',
        word: 'ambulance',
      },
    ],
    joined: '{parts} response',
  },

  department: 'Operations',
  type: 'Business',
  description:
    'Being ready and going out when the alarm comes: duty, engines, response, care, reports and training.',
  industries: ['government', 'non-profit', 'association'],

  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(fire suppression|emergency medical services|rescue operations|technical rescue|water rescue|=extrication)',
        ],
      },
      {
        weight: 3,
        any: [
          '(vehicle|auto|water|rope|ice|swift water|swiftwater|technical|high angle|confined space|trench|wilderness) (rescue|extrication)',
          '(neighbouring|neighboring|mutual aid) ~ (departments|department) ~ (call|fire|large|assist|help|aid|resources|incidents)',
          'mutual aid ~ (departments|department|districts|agreement|agreements)',
          '(first response|first responder|first responders|emts|emt|paramedics) ~ (medical|life saving|lifesaving|patients|emergencies|respond|ambulance)',
        ],
      },
      {
        weight: 3,
        any: [
          '(crews|firefighters|volunteers|engines) ~ (answer|answered|respond|responded|attend) ~ (calls|fires|incidents|alarms|emergencies|year)',
          'ambulances ~ (staffed|clock|crewed)',
          '(structure|wildland|vehicle) fires',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=operations|emergency services|fire rescue|fire suppression|ambulance service)'],
      },

      {
        weight: 3,
        any: [
          '(members|crew|volunteers|department|company|squad) ~ (answered|answer|responded|respond) ~ (alarm|calls|emergencies|incidents)',
          '(structure|brush|vehicle|house) fires',
          '(vehicle|auto) (accidents|rescue|extrication) ~ (fire|alarm|ambulance|call)',
        ],
      },
      {
        weight: 3,
        any: [
          '(fire (department|district|protection district|company|rescue)|volunteer (firefighter|fire department)|rescue squad|ambulance (service|corps|district)|=ems) ~ (respond|serve|emergency|call|station|member|protect|provide|volunteer|crew|incident)',
          '(public safety answering|911 (dispatch|center|communications|calls))',
          'we ~ respond ~ (fire|emergency call|emergencies|medical call|incident|accident)',
          '(fire suppression|emergency medical (service|response)|search rescue|hazardous material|wildland fire) ~ (service|respond|provide|department|district|team|crew|training)',
        ],
      },
      {
        weight: 2,
        any: [
          '(=ems|fire department|emergency services|apparatus|stations|=incidents|=calls|fire rescue|rescue|=our apparatus|call log)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['(veterinary|animal|pet|dental|roadside|billing) emergency'],
      because: 'Another emergency',
    },
    {
      scope: 'sentence',
      any: ['(sprinkler|alarm|extinguisher) (system|installation|service)', 'emergency (plumbing|repair)'],
      because: 'A trade that puts in sprinklers, or a phone line of a company',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ready',
      name: 'Keep people and engines ready',
      description: 'Check gear, fuel and rosters.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'hands-on'],
      shownBy: ['(apparatus|equipment|station)'],
    },
    {
      id: 'respond',
      name: 'Respond to calls',
      description: 'Drive, rescue, treat and put out.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 5, variability: 5, presence: 5, contact: 5, error: 5, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care', 'decide'],
      shownBy: ['(respond|call|incident)'],
    },
    {
      id: 'train',
      name: 'Train the crews',
      description: 'Drill with engines and hoses and renew certificates.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(train|drill|certif)'],
    },
    {
      id: 'report',
      name: 'Report each call',
      description: 'Write times, care and cause.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(report|statistic)'],
    },
    {
      id: 'recruit',
      name: 'Win and keep volunteers',
      description: 'Invite, test and thank.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'coach'],
      shownBy: ['volunteer'],
    },
  ],
});
