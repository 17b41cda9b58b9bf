import { defineWorkflow } from '#catalogue/define.ts';

export const commissioning = defineWorkflow({
  id: 'commissioning',
  name: 'Installation, commissioning and operator training',
  department: 'Operations',
  type: 'Development',
  description:
    "Bringing a delivered machine to work at the customer's: planning the visit, setting up, proving the output and training operators.",
  industries: ['manufacturing', 'wholesale', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(on site|site|machine|equipment|plant|turnkey) (installation|commissioning|set up|start up)',
          '(commissioning|operator training)',
          '(install|commission|start up) ~ (machine|equipment|plant|line|system) ~ (site|customer|factory)',
          'turnkey ~ (plant|setup|solution|planning)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(installation|commissioning|training|installation commissioning)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-visit',
      name: 'Plan the visit',
      description: 'Agree dates and what must be ready: power, floor, crane, material.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'set-up-machine',
      name: 'Set up and connect',
      description: 'Place, align, wire and set the machine.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 5, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(install|setup|set up|electrical)'],
    },
    {
      id: 'prove-output',
      name: 'Run in and prove the output',
      description: 'Produce samples, measure and have the result accepted.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(trial|acceptance|commission)'],
    },
    {
      id: 'train-operators',
      name: 'Train the operators',
      description: 'Show operation, care and safety and leave instructions.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['coach'],
      shownBy: ['operator training'],
    },
  ],
});
