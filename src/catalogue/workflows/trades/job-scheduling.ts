import { defineWorkflow } from '#catalogue/define.ts';

export const jobScheduling = defineWorkflow({
  id: 'job-scheduling',
  name: 'Service call and job scheduling',
  naming: {
    variants: [
      {
        any: [
          '(emergency|after hours) (service|repair|call|response|plumbing|electrical)',
          '(24 hour|24 7) (service|repair|call|plumbing|electrical)',
        ],
        name: 'Emergency service dispatch',
      },
    ],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Sending the right person to the job: taking the call, judging urgency, planning the day, telling arrival.',
  industries: ['trades', 'cleaning', 'automotive', 'energy-environment', 'security-services', 'it-services'],
  coreOf: ['trades', 'cleaning'],
  narrows: ['appointment-scheduling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(emergency|breakdown) (engineers|service|call outs|calls) ~ (call|hour|day|night|hours|24)',
          'call outs ~ (hour|any|day|night)',
          '24 hour (emergencies|emergency|service|call out)',
        ],
      },
      {
        weight: 3,
        any: ['(24 hour emergencies|emergency service|emergency repairs|24 7 emergency|emergency call out)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(call|answer|answers|available) ~ (day|all) (night|or night)',
          '(techs|technicians|crew|plumber|electrician|locksmith) ~ (answer|there in|arrive|all night|24)',
        ],
      },

      {
        weight: 3,
        any: [
          '(call|contact|text) ~ (emergency|24 7|24 hour|same day|after hours|service|schedule) ~ (service|repair|technician|plumber|appointment|emergency|call)',
          '(emergency|24 hour|24 7|after hours|same day|next day) ~ (service|repair|call|response|available|plumber|technician|hvac|towing|locksmith)',
          '(=schedule|=scheduling|book|request|set up) ~ (service|repair|maintenance|installation|cleaning|inspection|job|crew|technician|visit|pick up)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=schedule|book|=request|call) ~ (service|service call|repair|installation|cleaning|pickup|inspection|technician|maintenance|job)',
          '(emergency|same day|24 hour|24 7) (service|repair|plumbing|electrical|call|response)',
          '(arrival|service) window',
          '(technician|crew|team|plumber|electrician) ~ (arrive|on way|dispatch|=your home|come)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(schedule service|book now|request service|emergency service|book online|schedule online|service request)',
        ],
      },
    ],
    forms: [{ weight: 3, purpose: 'booking' }],
    jobTitles: ['dispatcher', 'scheduler'],
  },
  counterSignals: [
    {
      scope: 'page',
      any: ['=ambulance', '=ambulances'],
      because: 'Vehicles of others.',
    },
    {
      scope: 'sentence',
      any: [
        '(schedule|scheduled|scheduling) ~ (during|outside) ~ (maintenance windows|maintenance window|usage|business hours)',
        'maintenance windows',
        'support options',
      ],
      because: 'When systems may be touched.',
    },
    {
      scope: 'sentence',
      any: [
        'emergency (vehicle|vehicles)',
        '(project|projects|ongoing|term|based) ~ emergency response',
        '(ambulance|ambulances|police|fire) ~ emergency services',
        '(remediation|mitigation|restoration) (company|contractor) ~ emergency',
        'handles ~ emergency response',
      ],
      because: "Somebody else's calls.",
    },
    {
      scope: 'site',
      any: ['self drive (car|cars|rental|rentals|vehicle)', 'rental duration'],
      because: 'Vehicles that are let.',
    },
    {
      scope: 'sentence',
      any: [
        '(service|help) desk',
        '(than|avoid|prevent|before) ~ emergency (repair|repairs|call|calls)',
        'schedule maintenance ~ (=out =of|around|outside|=rather)',
      ],
      because: 'A desk that takes tickets, or what is to be avoided',
    },
    {
      scope: 'sentence',
      any: [
        '(=use|contact|call|than) emergency services',
        'emergency response (plan|planning|program|effort|efforts)',
        '(medical emergency|immediate danger|call 911)',
      ],
      because: 'Advice to call for help elsewhere.',
    },
    {
      scope: 'sentence',
      any: ['emergency (lighting|light|lights|exit|power|generator|generators|system|systems|fund)'],
      because: 'Things for emergencies.',
    },
    {
      scope: 'sentence',
      any: ['(monitoring|incident|security) response', 'monitoring ~ incident', 'through scheduling'],
      because: 'Watching over systems, or the tale of a job.',
    },
    {
      scope: 'sentence',
      any: ['(table|church|sunday|memorial|customer|funeral|worship) service', 'service (member|animal)'],
      because: 'Other services.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-call',
      name: 'Take the service call and judge urgency',
      description: 'Ask what happened, where and how bad it is.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 4 },
      traits: ['answer-questions', 'route-requests'],
      shownBy: ['(call|emergency|24)'],
    },
    {
      id: 'confirm-slot',
      name: 'Agree date and price of the visit',
      description: 'Offer a window, name the call-out fee and confirm in writing.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 3 },
      traits: ['schedule', 'remind'],
      shownBy: [
        '((schedule|book|request) ~ (appointment|service|visit)|service call fee|diagnostic fee|confirm)',
      ],
    },
    {
      id: 'plan-day',
      name: "Plan the day's jobs",
      description: 'Match jobs, skills, places and parts.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['schedule', 'match'],
      shownBy: ['(schedule|book|same day)'],
    },
    {
      id: 'handle-urgent',
      name: 'Fit emergencies into a full day',
      description: 'Decide who breaks off what, tell those who must wait and find cover for nights.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['schedule', 'match'],
      shownBy: ['(emergency|same day|after hours|24 hour|24 7)'],
    },
    {
      id: 'tell-arrival',
      name: 'Tell arrival times and changes',
      description: 'Remind of the visit, tell when the crew comes and what delays it.',
      role: 'Dispatcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 1 },
      traits: ['remind'],
      shownBy: ['(arrive|arrival|window|on time|punctual)'],
    },
    {
      id: 'close-job',
      name: 'Close the job and pass it on for billing',
      description: 'Take report, photos and hours, and pass on for billing.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(report|photo)'],
    },
  ],
});
