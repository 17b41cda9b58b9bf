import { defineWorkflow } from '#catalogue/define.ts';

export const projectManagementService = defineWorkflow({
  id: 'project-management-service',
  name: 'Project management for clients',

  department: 'Operations',
  type: 'Business',
  description:
    "Leading a client's project from start to close: plan, people, money, risks, reports and hand-over.",
  industries: ['consulting', 'construction'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(project manager|programme manager|program manager) ~ (run|runs|lead|leads|manage|manages) ~ (programme|program|project)',
        ],
      },
      {
        weight: 3,
        any: ['(project management|programme management|project programme management|project controls|pmo)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          'project management (service|consulting|support|office|team|solution|expertise|professional|consultant)',
          '(manage|lead|run|oversee) ~ =your project',
          '(owner) representation',
          "owner's representative",
          '(program|programme) management (service|support|office)',
          '=pmo',
        ],
      },
      {
        weight: 2,
        any: [
          "(project management|program management|owner's representation|=pmo|project management services)",
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['project management', 'program management', 'owners representation'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['project management (software|tool|app|system)'],
      because: "A program for managing projects, or the trade's own jobs",
    },
  ],
  minimumStrength: 3.4,
  tasks: [
    {
      id: 'start',
      name: 'Set up the project',
      description: 'Agree aim, plan, budget and roles.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan'],
      shownBy: ['(kick off|charter|scope)'],
    },
    {
      id: 'plan',
      name: 'Plan and update tasks',
      description: 'Keep dates and links between tasks true.',
      role: 'Project Manager',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['plan', 'monitor'],
      shownBy: ['(schedule|timeline|plan)'],
    },
    {
      id: 'steer',
      name: 'Lead meetings and settle issues',
      description: 'Bring people together and decide or escalate.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['negotiate', 'decide'],
      shownBy: ['(meeting|stakeholder|coordinate)'],
    },
    {
      id: 'watch',
      name: 'Watch money and risks',
      description: 'Compare cost and progress and act early.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'analyse-data'],
      shownBy: ['(budget|risk|cost)'],
    },
    {
      id: 'report',
      name: 'Report status',
      description: 'Write short reports for sponsors.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|status)'],
    },
    {
      id: 'close',
      name: 'Hand over and close',
      description: 'Check results and write lessons.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['(close|hand over)'],
    },
  ],
});
