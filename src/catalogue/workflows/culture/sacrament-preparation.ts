import { defineWorkflow } from '#catalogue/define.ts';

export const sacramentPreparation = defineWorkflow({
  id: 'sacrament-preparation',
  name: 'First Communion and Confirmation preparation',
  naming: {
    variants: [
      {
        any: [
          '(sacramental|sacrament|baptism|marriage) preparation',
          'preparation ~ (sacrament|sacraments) ',
        ],
        name: 'Sacrament preparation',
      },
    ],
  },
  department: 'Operations',
  type: 'Communication',
  description:
    'Preparing children and families for First Communion and Confirmation: enrolling, meetings, rehearsals and the day.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(confirmation|first communion) (class|classes|instruction|programme|program|course)'],
      },
      {
        weight: 3,
        any: [
          '(sacramental|sacrament|baptism|marriage) preparation (programme|program|class|classes|course|team)',
          '(classes|course|program|programme|instruction) ~ preparation ~ (sacrament|sacraments|matrimony|marriage|baptism|initiation)',
        ],
      },
      {
        weight: 3,
        any: [
          '(children|candidates|pupils) ~ (prepared|prepare) ~ (parish|school|schools|catechists|families|communion|confirmation)',
          '(catechists|catechist|first communion) ~ (class|classes|sunday|saturday|prepare)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['=sacraments'] },

      {
        weight: 3,
        any: [
          '(prepare|prepares|preparation|preparing) ~ (first communion|first holy communion|first confession|confirmation|first reconciliation|first eucharist)',
          '(first communion|first holy communion|confirmation|first eucharist) (preparation|programme|program|team|candidates|enrolment|enrollment|rehearsal|meeting|parents)',
          '(first communion|first holy communion|confirmation) ~ (parents meeting|enrolment|enrollment|will be held|take place|celebrated)',
        ],
      },
      {
        weight: 2,
        any: [
          '(first communion|first holy communion|confirmation|communion confirmation|sacramental preparation|sacrament preparation)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(booking|order|appointment|email|reservation|registration) confirmation',
        '(dress|dresses|gown|cake|photography|photo)',
      ],
      because: 'Another confirmation, or goods for the day.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'enrol-children',
      name: 'Enrol children for the programme',
      description: 'Take forms and baptism certificates and ask parishes of birth for missing ones.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(enrol|register|certificate|enrolment)'],
    },
    {
      id: 'meet-parents',
      name: 'Meet with the parents',
      description: 'Explain the way through the year and what families do at home.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 5, error: 2, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 1 },
      traits: ['coach', 'answer-questions'],
      shownBy: ['(parents|families|family)'],
    },
    {
      id: 'lead-preparation',
      name: 'Lead the preparation meetings',
      description: 'Tell, read, pray and practise with the children in groups.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 1 },
      traits: ['coach', 'care'],
      shownBy: ['(preparation|prepare|class)'],
    },
    {
      id: 'find-helpers',
      name: 'Find and guide the helpers',
      description: 'Ask parents and members to take a group and give them what they need.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['match', 'coach'],
      shownBy: ['(team|volunteers|catechists)'],
    },
    {
      id: 'plan-day',
      name: 'Plan rehearsal and celebration',
      description: 'Set dates, seats, readings and music and practise with all.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 4, contact: 3, error: 2, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 2, revenue: 1 },
      traits: ['plan', 'schedule'],
      shownBy: ['(rehearsal|held|celebrated)'],
    },
  ],
});
