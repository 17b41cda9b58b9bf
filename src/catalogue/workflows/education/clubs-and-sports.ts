import { defineWorkflow } from '#catalogue/define.ts';

export const clubsAndSports = defineWorkflow({
  id: 'clubs-and-sports',
  name: 'Clubs and school sports',
  naming: {
    parts: [
      {
        any: [
          '(club|clubs|choir|yearbook|robotics|drama|debate|extracurricular|extra curricular|co curricular|activity|activities)',
        ],
        name: 'Student clubs and activities',
      },
      {
        any: [
          '(sport|sports|athletic|athletics|team|teams|varsity|soccer|basketball|football|volleyball|track|tennis|intramural)',
        ],
        name: 'School sports',
      },
    ],
    variants: [{ any: ['athletics', 'athletic (department|program|director)'], name: 'School athletics' }],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Offering pupils teams and clubs beyond lessons: planning the season, sign-up and fitness papers, practice, matches and travel.',
  industries: ['school', 'higher-education'],
  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=nss|=ncc|school council|student council|co curricular|extra curricular|sports games|games sports|school clubs|choir)',
        ],
      },
      {
        weight: 3,
        any: [
          '(chess|drama|football|cricket|art|science|eco|reading|coding|dance) ~ after school',
          '(=nss|=ncc|national service scheme|scouts guides|house system|student council|school council) ~ (student|students|pupils|members|meet|activities|service|elected|camp)',
          '(sports|games) ~ (cricket|football|basketball|badminton|volleyball|kabaddi|hockey|athletics) ~ (student|played|ground|coach|facilities|court)',
          'after school clubs',
          'school choir',
        ],
      },
      {
        weight: 3,
        any: ['(co curricular|cocurricular|beyond classroom|clubs societies|co curricular activities)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(rugby|rowing|hockey|netball|cricket) ~ (rugby|rowing|hockey|netball|duke edinburgh|ccf)',
          'duke edinburgh award',
        ],
      },
      {
        weight: 3,
        any: [
          '(inter|intra) (school|house|class) (competition|competitions|tournament|tournaments|sports)',
          '(sports|music|dance|martial arts|theatre|robotics|gardening|arts crafts) ~ (music|dance|martial arts|theatre|robotics|gardening|arts crafts)',
        ],
      },
      {
        weight: 3,
        any: [
          '(teams) ~ (soccer|basketball|lacrosse|cross country|volleyball|track|tennis|baseball)',
          '(chess|choir|yearbook|robotics|drama|debate) ~ (meet|club|after|lunch)',
        ],
      },
      {
        weight: 3,
        any: [
          '(athletic|athletics|sports) (program|department|director|team|schedule)',
          '(extracurricular|extra curricular|co curricular) (activity|activities|club|program|offering)',
          'after school (activity|activities|club|clubs)',
          '(student|school) (club|organization|team)',
          '(varsity|junior varsity|intramural) (team|sport|athletics|program|soccer|basketball|football|volleyball)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(athletics|clubs|sports|student activities|extracurriculars|student life|clubs activities)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '=other (extracurricular|extra curricular) activities',
        'after school (=program|=programs|=programme) ~ (pick up|pickup|parents|homework|spots|space|care|includes|shuttle)',
        '(shuttle|van|bus|homework) ~ after school (=program|=programs|=programme)',
      ],
      because: 'Care until parents come, or what pupils do elsewhere.',
    },
    {
      scope: 'sentence',
      any: ['(food|beverage|snack|clothing|attire|dress code|grade|shorts)'],
      because: 'Rules on food, dress or grades that merely mention activities.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-season-sport',
      name: 'Plan clubs, teams and the season',
      description: 'Decide what is offered, find leaders, book fields and agree fixtures.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['plan', 'schedule'],
      shownBy: ['((game|season|athletic|sports) schedule|offer ~ (club|sport|team))'],
    },
    {
      id: 'sign-up-members',
      name: 'Sign pupils up and check papers',
      description: "Take forms, fees, doctor's clearance and marks that the rules ask for.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(physical (form|exam)|eligible|eligibility|sign up|registration|tryout)'],
    },
    {
      id: 'choose-team',
      name: 'Choose the team',
      description: 'Watch tryouts, weigh skill and effort and tell those not taken.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['analyse-data', 'care'],
      shownBy: ['(tryout|try out|roster)'],
    },
    {
      id: 'coach-practice',
      name: 'Lead practice and club hours',
      description: 'Prepare, show, correct and keep everyone safe.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 15 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 1 },
      traits: ['coach', 'hands-on', 'care'],
      shownBy: ['(coach|practice|rehearse|rehearsal|train)'],
    },
    {
      id: 'run-matches',
      name: 'Run matches and trips',
      description: 'Arrange bus, referee and first aid and be there.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['hands-on', 'schedule'],
      shownBy: ['(match|tournament|game day|competition|meet)'],
    },
    {
      id: 'tell-results',
      name: 'Tell results and changes',
      description: 'Post scores, pictures and new times to families.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['(score|result|highlight)'],
    },
  ],
});
