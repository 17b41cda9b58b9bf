import { defineWorkflow } from '#catalogue/define.ts';

export const educationVisits = defineWorkflow({
  id: 'education-visits',
  name: 'School visits and learning programmes',
  naming: {
    parts: [
      {
        any: [
          '(school|class|classroom|group|field|student) (visit|visits|trip|trips|tour|tours|group|groups)',
          '(visit|visits|invite|book) ~ (school|classroom|educator|speaker)',
        ],
        name: 'School and group visits',
      },
      {
        any: ['(program|programs|programme|programmes|workshop|workshops|lesson|lessons|curriculum|learn)'],
        name: 'Learning programmes',
      },
    ],
  },

  department: 'Operations',
  type: 'Development',
  description:
    'Teaching with a collection, farm or stage: offers for ages, booking of groups, preparing, guiding and feedback.',
  industries: ['culture-media', 'non-profit', 'agriculture'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(visits|tours|programs) ~ (grade|state standards|curriculum)',
          '(invite|book) ~ (educator|speaker|engine) ~ (school|speak|class|workplace)',
          '(bring|visit) ~ (school|classroom) ~ (engine|program|week)',
          'field days',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(schools groups|group visits|=for schools|speakers bureau)'],
      },
      {
        weight: 3,
        any: [
          '(school|class|student) (tour|tours|visit|visits|trip|trips|group|groups|program|programs) ~ (book|grade|graders|each|child|lesson|date|reserve)',
          '(graders|pupils|students|classes) ~ (grind|visit)',
        ],
      },
      {
        weight: 2,
        any: ['(school tours|school visits|field trips|school groups)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          'school field (trip|trips)',
          '(field trip|field trips) ~ (groups|daycare|organizations|per student|per child|deposit|reservation|coordinator)',
          '(school|group|class|field) (trip|visit|tour|group) ~ (book|student|teacher|museum|program|guided|grade|offer|reservation|class|schedule|welcome|curriculum)',
          '(educational|education|outreach|learning) (program|programme|workshop) ~ (school|student|museum|child|grade|teacher|visitor|youth)',
          '(docent|museum educator)',
          '(traveling trunk|classroom visit|homeschool day)',
        ],
      },
      {
        weight: 2,
        any: [
          '(field trips|school visits|education|=for schools|=for teachers|school programs|school groups|educational programs|group tours|school tours)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    { scope: 'sentence', any: ['early education'], because: 'What a school itself teaches.' },

    {
      scope: 'sentence',
      any: ['(forest|nature|sunday|nursery|boarding) school', 'visit school'],
      because: 'A kind of school, not a visit from one.',
    },
    {
      scope: 'sentence',
      any: ['=our (students|pupils|children) ~ (field trip|trip)', 'campus tour'],
      because: "A school's own day out",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer',
      name: 'Write offers for each age',
      description: 'Fit collection to curriculum.',
      role: 'Teacher',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 2, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['design', 'draft-text'],
      shownBy: ['(grade|curriculum)'],
    },
    {
      id: 'book',
      name: 'Book groups',
      description: 'Agree date, number, price and needs.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['schedule'],
      shownBy: ['(book|reservation)'],
    },
    {
      id: 'prepare',
      name: 'Prepare rooms and helpers',
      description: 'Lay out what is needed and brief the helpers.',
      role: 'Volunteer Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan', 'coach'],
      shownBy: ['(docent|volunteer)'],
    },
    {
      id: 'guide',
      name: 'Guide and teach',
      description: 'Show, ask and let touch.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(guide|tour|hands on)'],
    },
    {
      id: 'ask',
      name: 'Ask teachers afterwards',
      description: 'Collect and improve.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['summarise'],
      shownBy: ['feedback'],
    },
  ],
});
