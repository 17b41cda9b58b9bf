import { defineWorkflow } from '#catalogue/define.ts';

export const volunteerCoordination = defineWorkflow({
  id: 'volunteer-coordination',
  name: 'Volunteer coordination',
  naming: {
    variants: [
      {
        any: [
          '(=hiring|recruiting|recruit|seeking|searching|looking) ~ (new members|volunteers|volunteer)',
          '(become|join) ~ volunteer (firefighter|firefighters|emt)',
        ],
        name: 'Volunteer recruitment',
      },
      { any: ['(work|mission) (group|groups|crew|crews)'], name: 'Volunteer work group coordination' },
    ],
  },
  department: 'HR',
  type: 'Communication',
  description: 'Winning and placing volunteers: applications, checks, training, schedules and thanks.',
  industries: [
    'events',
    'fitness',
    'healthcare',
    'association',
    'non-profit',
    'religious-organisation',
    'government',
    'culture-media',
    'education',
    'agriculture',
  ],
  coreOf: ['non-profit'],
  narrows: ['recruitment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(ways|opportunities) (=to|=for|) volunteer',
          '(searching|search|looking) ~ (new members|volunteers) ~ (department|team|join)',
          '(=hiring|recruiting) (volunteers|volunteer firefighters)',
          '(become|apply|application|join) ~ volunteer (firefighter|firefighters|emt|member|members)',
        ],
      },
      {
        weight: 3,
        any: [
          '(ushers|readers|lectors|altar servers|greeters|stewards|marshals) ~ (needed|wanted|welcome|sign up|join|contact)',
          'volunteer (screening|firefighter|firefighters) ~ (apply|application|process|committee|needed|join|required|no experience|experience)',
          '(ministry|ministries) ~ (volunteers|new members|join|interested)',
        ],
      },
      {
        weight: 3,
        any: [
          'front =of house ~ volunteers',
          '(tear|sell) ~ (tickets|ice cream|programmes) ~ (see|show|shows|volunteers)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(front house|volunteer ushers)'] },

      {
        weight: 3,
        any: [
          '(church|college|youth|work|mission) (groups|crews) ~ (week|summer|crew|house|feed|materials|volunteer)',
          '(work|mission) (group|crew|camp) ~ (size|number|week|season|site|materials|schedule|summer|plan|job|stay|sign up)',
          '(managers|coaches|umpires|ushers|helpers|drivers) ~ (volunteer|needed)',
          '(helpers|volunteers) ~ (orientation|come|needed)',
          'we need ~ (hands|helpers|volunteers|mentors)',
          '(volunteer|volunteers|helpers) ~ (sort|drive|pack|build|sew|paint|bake|usher)',
          'help us (sort|drive|pack|sew|paint|bake|usher)',
          '(work days|workdays|volunteer day) ~ (glove|join|bring|saturday|lunch|month|second)',
          'no experience ~ (needed|necessary) ~ (volunteer|fire|gear)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(lend hand|bring work crew|work crews|work groups|workgroups|mission trips|coach umpire|workdays|volunteer opportunities|help out)',
        ],
      },
      {
        weight: 2,
        any: ['(=volunteer|=volunteers|volunteering|become volunteer|get involved|coaches referees)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          'volunteer ~ (orientation|shift|shifts|sort|walk dogs|pack|training)',
          '(sort|pack|walk|socialize|socialise|deliver) ~ (food|dogs|cats|meals|boxes) ~ (shift|shifts|volunteer|group|groups|event)',
          '(group|groups) ~ (welcome) ~ (sign up|volunteer|calendar|shift)',
        ],
      },

      {
        weight: 3,
        any: [
          '(volunteer|volunteers) ~ (needed|wanted|welcome|sign up|apply|join|help|form|application|opportunity|contact|shift|schedule|training|orientation)',
          '(be|become|looking|need|seeking|recruit) ~ volunteer',
          '(volunteer|volunteering) ~ (call|email|contact|fill out|complete|interested|time)',
          'interested ~ volunteering',
          '(give|donate|share) ~ =your (time|talent) ~ (volunteer|help|serve|us)',
        ],
      },
      {
        weight: 3,
        any: [
          'become ~ volunteer',
          'volunteer (team|role|application|opportunity|form|program|with us|today|coordinator|orientation|training|sign up|registration)',
          '(sign up|apply|register) ~ volunteer',
          '(=our|need) volunteers',
          'volunteer email list',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(volunteer|volunteers|get involved|volunteering)'] },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['volunteer ~ hours ~ (credit|form|submitted|log)'],
      because: 'Hours that pupils must serve.',
    },

    {
      scope: 'sentence',
      any: ['=our volunteers ~ (search|will search)', 'volunteer panel'],
      because: 'What volunteers do, not how they are found.',
    },

    {
      scope: 'sentence',
      any: ['volunteer ~ hours ~ student', 'volunteer attorney'],
      because: 'Something else.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'win-volunteers',
      name: 'Win new volunteers',
      description: 'Say what is needed and answer those who ask.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'answer-questions'],
      shownBy: ['(get involved|opportunity)'],
    },
    {
      id: 'check-volunteers',
      name: 'Interview and check volunteers',
      description: 'Interview, references and background checks.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(application|background check)'],
    },
    {
      id: 'train-volunteers',
      name: 'Train and introduce volunteers',
      description: 'Explain the work, safety and rules.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['coach'],
      shownBy: ['(training|orientation)'],
    },
    {
      id: 'schedule-volunteers',
      name: 'Make the volunteer roster',
      description: 'Match people and shifts and fill gaps.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['schedule', 'match', 'remind'],
      shownBy: ['(shift|schedule)'],
    },
    {
      id: 'lead-shift',
      name: 'Lead volunteers on the day',
      description: 'Receive them, share out tasks, help and settle troubles.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['coach', 'care'],
      shownBy: ['(team leader|on site|orientation ~ (day|shift)|shift)'],
    },
    {
      id: 'thank-volunteers',
      name: 'Thank volunteers and record their hours',
      description: 'Count hours, write certificates, thank and ask whether they stay.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'personalise'],
      shownBy: ['(volunteer (appreciation|hour|spotlight|award)|thank ~ volunteer)'],
    },
  ],
});
