import { defineWorkflow } from '#catalogue/define.ts';

export const softwareDevelopment = defineWorkflow({
  id: 'software-development',
  name: 'Software development',
  naming: {
    variants: [
      {
        any: [
          'custom (software|application|app) development',
          '(build|develop) ~ custom (software|app|application)',
        ],
        name: 'Custom software development',
      },
    ],
  },
  department: 'Development',
  type: 'Development',
  description:
    'Building software: understanding the need, designing, programming, reviewing and maintaining.',
  industries: ['tech', 'software-vendor', 'it-services', 'agency'],
  coreOf: ['software-vendor'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(custom|bespoke|mobile|web) (software|application|app) (development|design)',
          '(we|our (team|developer|engineer)) ~ (build|develop|engineer|design|maintain) ~ (software|app|application|platform|system|api|code)',
          'software (development|engineering) (service|team|process|company|life cycle)',
        ],
      },
    ],
    jobTitles: ['(software|backend|frontend|full stack) (developer|engineer)', 'product manager'],
  },
  minimumStrength: 4,
  tasks: [
    {
      id: 'understand-need',
      name: 'Understand the need',
      description: 'Talk with users and write down what it must do.',
      role: 'Product Development Lead',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['research', 'summarise'],
      shownBy: ['(requirement|discovery|user research)'],
    },
    {
      id: 'design-solution',
      name: 'Design the solution',
      description: 'Choose structure, screens and data.',
      role: 'Product Development Lead',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['design', 'plan'],
      shownBy: ['(design|architecture|prototype|wireframe)'],
    },
    {
      id: 'program',
      name: 'Write and review code',
      description: 'Write code, tests and review that of others.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 15, high: 30 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['write-code'],
      shownBy: ['(develop|code|build|engineer)'],
    },
    {
      id: 'maintain',
      name: 'Mend faults and maintain',
      description: 'Find causes, mend and keep parts current.',
      role: 'Developer',
      judgment: true,
      hoursPerWeek: { low: 5, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['write-code', 'research', 'monitor'],
      shownBy: ['(maintenance|bug|maintain)'],
    },
  ],
});
