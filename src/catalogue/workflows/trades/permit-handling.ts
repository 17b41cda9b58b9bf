import { defineWorkflow } from '#catalogue/define.ts';

export const permitHandling = defineWorkflow({
  id: 'permit-handling',
  name: 'Permit and inspection coordination',
  naming: {
    parts: [
      { any: ['(permit|permits|permitting)'], name: 'Permit coordination' },
      { any: ['(=inspection|=inspections|inspector)'], name: 'Inspection coordination' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Getting permits for a job and having it inspected: finding out what is needed, gathering papers, applying, arranging inspections and closing the permit.',
  industries: ['trades', 'construction', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=we|=our team|crew) ~ (pull|handle|obtain|secure|file|arrange|take care|coordinate|manage|apply) ~ (permit|permits|permitting)',
          '(pull|pulling|obtain|obtaining|secure|securing|handle|handling|file|filing|arrange|coordinate|managing) ~ (building|required|necessary|electrical|plumbing|city|county|local|all) (permit|permits)',
          '(permit|permits|permitting) (and|) (inspection|inspections|approval|approvals) ~ (coordination|handled|included|scheduled|managed|city|county|taken care)',
          '(permit|permitting) (coordination|handling|assistance|acquisition|processing|management|services|support)',
          '(schedule|coordinate|meet|arrange) ~ (city|county|town|code|municipal|final) (inspection|inspections|inspector|inspectors)',
        ],
      },
      {
        weight: 2,
        any: [
          '(permits|permitting|permits inspections|permit coordination|permit inspection coordination|permit services|permitting inspections)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(parking|work|hunting|fishing|learner|driving|event|street) (permit|permits)',
        '(homeowner|owner|customer|client|you) ~ (responsible|obtain|pull) ~ permit',
        '(weather|time) permitting',
      ],
      because: "Other permits, or the customer's own doing",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-rules',
      name: 'Find out which permits a job needs',
      description: 'Look up what the authority asks for such a job and which drawings and fees go with it.',
      role: 'Project Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['research', 'check-rules'],
      shownBy: ['(code|codes|required|requirements)'],
    },
    {
      id: 'gather-permit-papers',
      name: 'Gather drawings and licences for the application',
      description: 'Ask designers, owner and crew for drawings, calculations, insurance and signatures.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'apply-permit',
      name: 'Apply for permits and answer the authority',
      description:
        'Fill in the form, attach the papers, pay the fee and answer questions until the permit is issued.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['(pull|obtain|apply|application|secure)'],
    },
    {
      id: 'fix-inspection',
      name: 'Arrange inspections with authority and crew',
      description: 'Ask for a date, see that the work is still open to view and that somebody is there.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(inspection|inspections|inspector)'],
    },
    {
      id: 'meet-inspector',
      name: 'Meet the inspector on site',
      description: 'Show the work, explain how it was done and note what is found.',
      role: 'Project Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'answer-questions'],
    },
    {
      id: 'close-permit',
      name: 'Put findings right and close the permit',
      description:
        'Have the crew mend what the inspector found, call for the last visit and give the customer the signed papers.',
      role: 'Project Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['check-rules', 'plan'],
      shownBy: ['(final inspection|sign off|signed off|approved|close)'],
    },
  ],
});
