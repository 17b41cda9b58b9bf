import { defineWorkflow } from '#catalogue/define.ts';

export const leagueRegistration = defineWorkflow({
  id: 'league-registration',
  name: 'League and tournament registration',
  naming: {
    parts: [
      { any: ['(league|season|division)'], name: 'League registration' },
      { any: ['(tournament|tourney|cup)'], name: 'Tournament registration' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description: 'Forming seasons: sign-up, teams, schedule, fields, referees, fees and rules.',
  industries: ['fitness', 'association', 'government', 'events', 'culture-media'],
  narrows: ['course-registration'],
  delivers: {
    named: ['(league|tournament) (registration|management|play)'],
    anywhere: false,
    notIn: ['education'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(ball|season|league|play) ~ (open =to ages|ages|register by|register =by)',
          '(register|sign up) ~ (birth certificate|proof =of (age|address))',
          '(spring|fall|summer|winter) (ball|season|soccer|hockey) ~ (register|registration|open|ages)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=sign =up|register|registration|player registration)'],
      },
      {
        weight: 3,
        any: [
          '(tryout|tryouts) ~ (team|teams|travel|open|opens|season|fee|fees|uniform)',
          'tournament ~ (team|teams|apply|register)',
        ],
      },
      {
        weight: 2,
        any: ['(teams tryouts|tryouts|tournaments|leagues|divisions)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(league|team|player|tournament|season|tryout|bowling league|golf league) (registration|sign up|signups)',
          '(league|tournament|tryout|bowling league|golf league) (schedule|standing|fee|roster|rule|play)',
          '(register|sign up) ~ (league|team|tournament|season|tryout)',
          'join ~ league',
          "(youth|adult|co ed|recreational|travel|men's|women's) (league|soccer|baseball|basketball|softball|hockey|volleyball) ~ (register|registration|team|season|age|division|play)",
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(leagues|tournaments|league registration|tryouts|schedules standings|adult leagues|youth leagues|register ~ season)',
        ],
      },
    ],
  },
  counterSignals: [
    { scope: 'sentence', any: ['(newsletter|mailing list|email) ~ sign up'], because: 'Another list.' },

    {
      scope: 'sentence',
      any: ['(bush|ivy|urban|justice) league', '(season (ticket|pass)|=our team|join our team)'],
      because: 'Another league or team.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'open-season',
      name: 'Open the season and publish rules',
      description: 'Set divisions, fees and dates.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['plan', 'draft-text'],
      shownBy: ['(division|fee|deadline|rules)'],
    },
    {
      id: 'register-players',
      name: 'Register players and check age and waivers',
      description: 'Enter, check, answer.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register|waiver|birth certificate)'],
    },
    {
      id: 'form-teams',
      name: 'Form teams and find coaches',
      description: 'Balance skill, friends and places.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.75, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['match', 'decide'],
      shownBy: ['(team|draft|coach)'],
    },
    {
      id: 'make-schedule',
      name: 'Make the schedule and book fields and referees',
      description: 'Fit games, courts and officials.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['schedule', 'plan'],
      shownBy: ['(schedule|field|referee|umpire)'],
    },
    {
      id: 'run-games',
      name: 'Run game days and weather calls',
      description: 'Open, decide, tell teams.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['decide', 'answer-questions'],
      shownBy: ['(rain|cancel|game day)'],
    },
    {
      id: 'keep-standings',
      name: 'Keep scores and standings',
      description: 'Enter results and publish the table.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(standing|score)'],
    },
  ],
});
