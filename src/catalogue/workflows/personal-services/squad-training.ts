import { defineWorkflow } from '#catalogue/define.ts';

export const squadTraining = defineWorkflow({
  id: 'squad-training',
  name: 'Squad and team coaching',
  department: 'Operations',
  type: 'Business',
  description:
    'Coaching squads and teams of a club through the season: selecting, planning, sessions, competitions and talks with parents.',
  industries: ['fitness', 'association', 'education'],
  narrows: ['class-operations'],
  delivers: {
    named: [
      '(junior|senior|youth|masters|development|performance|competitive) (squad|squads|rowing|swimming|section)',
      'squad (training|coaching)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(squads|squad) ~ (train|trains|training|coached|coaches|session|sessions|compete|mornings|tuesday|thursday)',
          '(=juniors|=cadets|under 18s|u12|u14|u16) ~ (=train|=trains|coached by|coaches) ',
          '(qualified|licensed|club|head) coaches ~ (train|squad|squads|juniors|juniors|sessions|teams|launch|players)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=juniors|=squads|junior section|junior squad|junior rowing|junior teams|club training)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'select-squad',
      name: 'Select squads and crews',
      description: 'Watch trials and training, decide who goes where and explain it.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['decide', 'care'],
    },
    {
      id: 'plan-season',
      name: 'Plan season and sessions',
      description: 'Set competitions, training loads and sessions by age and aim.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 2 },
      traits: ['plan', 'personalise'],
    },
    {
      id: 'coach-session',
      name: 'Coach the training sessions',
      description: 'Lead and correct the exercises and keep everybody safe.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 3 },
      traits: ['coach', 'hands-on'],
    },
    {
      id: 'enter-competitions',
      name: 'Enter competitions and arrange travel',
      description: 'Enter crews or teams, pay fees, book transport and tell parents.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'schedule'],
    },
    {
      id: 'talk-parents',
      name: 'Talk with athletes and parents',
      description: 'Tell how it goes, listen to worries and agree what to change.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 2, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['advise', 'interview'],
    },
  ],
});
