import { defineWorkflow } from '#catalogue/define.ts';

export const cncProgramming = defineWorkflow({
  id: 'cnc-programming',
  name: 'CAD and CAM programming',
  department: 'Development',
  type: 'Development',
  description:
    'Turning drawings and models into programs for machines: strategy, toolpath, simulation, first run and keeping of versions.',
  industries: ['manufacturing', 'machine-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cam|cnc|cad cam) (=programming|programs|programmers)',
          '(toolpath) ~ (created|simulated|generated|verified|optimised|reviewed)',
          '(=program|=programs|=programmed|programming) ~ (mastercam|gibbscam|esprit|fusion 360|solidcam|hypermill|offline)',
        ],
      },
      {
        weight: 2,
        any: [
          '(cam programming|cad cam|cnc programming|cad cam programming|cad cam engineering|programming)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(cam|cnc|cad cam) =programming'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(class|course|training|software reseller) ~ (cam|cnc)',
        '(cnc|cam) ~ (class|course|training|trainer)',
      ],
      because: 'Teaching it.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-strategy',
      name: 'Choose the cutting strategy and tools',
      description: 'Decide how the part is held, cut and with which tools.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['plan', 'decide'],
      shownBy: ['(strategy|fixture|tools)'],
    },
    {
      id: 'write-program',
      name: 'Write the machine program',
      description: 'Make toolpaths from the model and post them for the machine.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 4, high: 16 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['write-code', 'design'],
      shownBy: ['(toolpath|program|cam)'],
    },
    {
      id: 'simulate-program',
      name: 'Simulate and review the machine program',
      description: 'Run it on screen, look for collisions and for time wasted.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'monitor'],
      shownBy: ['(simulat|review|verified)'],
    },
    {
      id: 'prove-program',
      name: 'Prove the program on the machine',
      description: 'Cut the first piece step by step and correct.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'diagnose'],
      shownBy: ['(first article|first part|prove)'],
    },
    {
      id: 'file-version',
      name: 'Keep programs and set-up sheets',
      description: 'File versions, tool lists and photographs so that repeats run the same.',
      role: 'Engineer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data'],
      shownBy: ['(revision|version|repeat)'],
    },
  ],
});
