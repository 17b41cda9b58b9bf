import { defineWorkflow } from '#catalogue/define.ts';

export const faithInstruction = defineWorkflow({
  id: 'faith-instruction',
  name: 'Instruction of newcomers to the faith',
  department: 'Operations',
  type: 'Business',
  description:
    'Accompanying those who want to join the faith: first talk, course, mentor, rites and first year.',
  industries: ['religious-organisation'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=rcia|=ocia|catechumens|catechumenate|inquirers class|alpha course|conversion class|conversion classes|new muslims|reverts|shahadah|new believers|confirmation adults)',
          '(mentor|circle|class|course|sessions) ~ (new muslims|new believers|converts|inquirers|newcomers =to faith)',
          '(become|becoming) (catholic|muslim|orthodox|jewish|anglican|christian) ~ (rcia|contact|class|course|speak|talk|adults|sessions)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=rcia|=ocia|new muslims|becoming catholic|alpha course|=alpha|new believers|=conversion|inquirers)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'first-talk',
      name: 'Talk with the seeker',
      description: 'Listen to the way they have come and what they ask.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 1 },
      traits: ['interview', 'care'],
    },
    {
      id: 'lead-course',
      name: 'Lead the course for newcomers to the faith',
      description: 'Plan and hold the evenings.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 1 },
      traits: ['coach', 'plan'],
    },
    {
      id: 'match-mentor',
      name: 'Find a mentor or sponsor for the newcomer',
      description: 'Match and introduce.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 2, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 1 },
      traits: ['match'],
    },
    {
      id: 'prepare-rite',
      name: 'Prepare papers and rite of joining',
      description: 'See certificates, set the date and rehearse.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'schedule'],
    },
  ],
});
