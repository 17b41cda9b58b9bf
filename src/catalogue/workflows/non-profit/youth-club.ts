import { defineWorkflow } from '#catalogue/define.ts';

export const youthClub = defineWorkflow({
  id: 'youth-club',
  name: 'Youth club sessions',
  department: 'Operations',
  type: 'Business',
  description:
    'Running evenings and groups for young people: opening, activities, talks, safety and follow-up.',
  industries: ['non-profit', 'religious-organisation', 'association', 'government'],
  narrows: ['programme-delivery'],
  delivers: {
    named: ['youth (club|clubs|sessions|cafe|centre|drop in)', '(after school|junior) club'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(youth club|youth clubs|youth cafe|youth drop in|junior club)',
          '(young people|teenagers|juniors|inters|seniors) ~ (drop in|mondays|wednesdays|thursdays|evenings|nights|pool|boxing|music studio|homework)',
          '(drop in) ~ (young people|teenagers|evenings ~ week|playstation)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(youth club|youth clubs|=clubs|youth sessions|youth groups)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(football|rugby|cricket|golf|swimming|night) (club|clubs)'],
      because: 'A sports club or a bar.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-sessions',
      name: "Plan the club's term",
      description: 'Ask what young people want and set activities, staff and cost.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['plan'],
    },
    {
      id: 'open-session',
      name: 'Open and lead the club session',
      description: 'Welcome, play, cook, listen and keep order.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 1 },
      traits: ['care', 'coach'],
    },
    {
      id: 'note-concerns',
      name: 'Note attendance and concerns',
      description: 'Write down who came and what worries, and tell whoever must know.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data'],
    },
    {
      id: 'lead-helpers',
      name: "Guide the club's helpers",
      description: 'Talk before and after each session and train.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 1 },
      traits: ['coach'],
    },
  ],
});
