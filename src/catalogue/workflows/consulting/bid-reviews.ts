import { defineWorkflow } from '#catalogue/define.ts';

export const bidReviews = defineWorkflow({
  id: 'bid-reviews',
  name: 'Review of bids and proposals',
  department: 'Sales',
  type: 'Analysis',
  description:
    "Reading a client's finished bid as the assessor would: marking each answer, naming gaps and proposing better ones before it is sent.",
  industries: ['consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(critical friend|bid review|red team review|tender review) ~ (score|assessor|days|feedback|bid|draft|proposal|review|already written|comments|trustees)',
          'score ~ assessor',
        ],
      },
      {
        weight: 3,
        any: ['(critical friend|bid review|proposal review|tender review)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(bid|tender|proposal|application) (review)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-call-criteria',
      name: 'Read the call and its criteria',
      description: 'Find what earns points and what excludes a bid.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['extract-data', 'summarise'],
    },
    {
      id: 'score-each-answer',
      name: 'Score each answer of the bid',
      description: 'Mark it against the criteria and say where points are lost.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(score|assessor)'],
    },
    {
      id: 'write-comments',
      name: 'Write comments and better wordings',
      description: 'Note what is missing, weak or too long, and propose sentences.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'personalise'],
    },
    {
      id: 'talk-through',
      name: 'Talk the review through with the writers',
      description: 'Explain marks and what to mend first while there is time.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'coach'],
    },
  ],
});
