import { defineWorkflow } from '#catalogue/define.ts';

export const careerPlacement = defineWorkflow({
  id: 'career-placement',
  name: 'Career and placement support for students',
  naming: {
    parts: [
      {
        any: ['(career|careers|resume|interview|counseling|counselling)'],
        name: 'Career support for students',
      },
      {
        any: ['(placement|placements|placed|recruiters|hired|internship|internships)'],
        name: 'Placement of students',
      },
    ],
  },
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Helping students into work: advice, applications, employers on campus, internships and follow-up.',
  industries: ['education', 'higher-education', 'training-provider'],
  narrows: ['recruitment'],
  signals: {
    phrases: [
      { weight: 2, in: ['heading', 'navigation'], any: ['(campus recruitment|training placement cell)'] },
      {
        weight: 3,
        any: [
          '(companies|recruiters|employers) ~ (recruit|hire|visit) ~ (graduates|students|campus)',
          'training ~ placement (cell|officer|department)',
        ],
      },
      {
        weight: 3,
        any: [
          '(placement|career|careers) (cell|office|center|centre|service|services|assistance|support|department|drive|officer|record|records|counseling|advising|guidance) ',
          '(job|career|internship|campus) (placement|placements|fair|recruitment)',
          '(student|students|graduates|alumni) ~ (placed|hired|recruited) ~ (company|companies|firm|firms|employers)',
          '(campus|=our) recruiters ~ (visit|hire|student|students)',
          '(internship|externship|apprenticeship) ~ (student|students|arrange|place|program|employer|partner)',
          '(resume|interview) (writing|preparation|workshop|skills) ~ (student|students|graduate|graduates|career)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=placements|placement cell|career services|training placement|careers advice|job placement|career center)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'placed in (class|classes|group|level)',
        'class placement',
        'placement (class|level|group|dance)',
      ],
      because: 'Which class a learner joins',
    },

    {
      scope: 'sentence',
      any: [
        '(math|reading|language|course|level|credit) placement',
        'placement (test|exam|review)',
        'advanced placement',
      ],
      because: 'Which class a learner joins',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'advise-students',
      name: 'Advise students on paths and applications',
      description: 'Talk about aims, review resumes, practise interviews.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 2, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'coach'],
      shownBy: ['(resume|interview|career)'],
    },
    {
      id: 'win-employers',
      name: 'Win employers and internships',
      description: 'Visit firms, agree on places and days on campus.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['negotiate'],
      shownBy: ['(companies|employers|recruiters)'],
    },
    {
      id: 'match-openings',
      name: 'Match students with openings',
      description: 'Publish offers, sort out who may fit and send.',
      role: 'Recruiter',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['match'],
    },
    {
      id: 'run-drives',
      name: 'Run placement drives and fairs',
      description: 'Rooms, schedule, tests and interviews on the day.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'plan'],
      shownBy: ['(drive|fair)'],
    },
    {
      id: 'record-placements',
      name: 'Record and report placements',
      description: 'Who went where, for accreditation and brochure.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'summarise'],
      shownBy: ['(record|placed)'],
    },
  ],
});
