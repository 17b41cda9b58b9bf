import { defineWorkflow } from '#catalogue/define.ts';

export const processDocumentation = defineWorkflow({
  id: 'process-documentation',
  name: 'Process mapping and documentation for clients',
  naming: {
    parts: [
      { any: ['(map|maps|mapping|mapped)'], name: 'Process mapping for clients' },
      {
        any: [
          '(document|documents|documentation|documented|sop|sops|manual|manuals|standard operating procedure)',
        ],
        name: 'Process documentation for clients',
      },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    "Finding out how a client's work is really done, drawing it, writing procedures people can follow and keeping them used.",
  industries: ['consulting'],
  narrows: ['consulting-engagements'],
  delivers: {
    named: [
      '(process|workflow) (mapping|documentation|architecture|improvement|improvement projects|engineering)',
      '(sop|standard operating procedure) (development|documentation|writing)',
    ],
    anywhere: true,
    notIn: ['tech', 'healthcare', 'education'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=SOP|=SOPs|standard operating procedure|procedures) ~ (write|document|develop|create|produce|deploy|build|test|client|every|covering)',
          '(map|document|mapping|documenting) ~ (process|processes|workflow|workflows|operation|operations|procedure|procedures)',
          '(process|workflow) (mapping|documentation|architecture|map|maps)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(complaint|complaints|appeal|appeals|grievance|dispute) ~ (procedure|procedures|process)',
        '(procedure|procedures|process) ~ (complaint|complaints|appeal|appeals|grievance)',
      ],
      because: 'The way of a complaint.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'interview-doers',
      name: 'Interview and watch those who do the work',
      description: 'Sit beside people and note steps, exceptions and tools.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['research', 'transcribe'],
      shownBy: ['(interview|audit|observe)'],
    },
    {
      id: 'draw-process',
      name: 'Draw the process as it is',
      description: 'Make a map of steps, hands and waiting and have it confirmed.',
      role: 'Business Analyst',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['design', 'summarise'],
      shownBy: ['(map|mapping)'],
    },
    {
      id: 'find-gaps',
      name: 'Find gaps, waste and risk',
      description: 'Judge where work waits, is doubled or hangs on one person.',
      role: 'Process Improvement Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data'],
    },
    {
      id: 'design-target',
      name: 'Design how it should run',
      description: 'Agree with the client on steps, roles and measures.',
      role: 'Operations Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['design', 'advise'],
    },
    {
      id: 'write-procedures',
      name: 'Write procedures, checklists and forms',
      description: 'Write so that a newcomer can follow.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text'],
      shownBy: ['(write|document|SOP)'],
    },
    {
      id: 'test-train',
      name: 'Test them in the work and train the team',
      description: 'Watch people use them, mend and coach.',
      role: 'Process Improvement Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(test|train|deploy)'],
    },
  ],
});
