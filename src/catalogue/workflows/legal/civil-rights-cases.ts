import { defineWorkflow } from '#catalogue/define.ts';

export const civilRightsCases = defineWorkflow({
  id: 'civil-rights-cases',
  name: 'Civil rights litigation',

  department: 'Legal',
  type: 'Business',
  description:
    'Suing officials and institutions for violated rights: police force, wrongful arrest, jail conditions, discrimination and free speech.',
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'civil rights (lawyer|attorney|case|litigation|law|violation|claim|lawsuit|action|matter|practice)',
          '(police (misconduct|brutality|shooting)|excessive force|wrongful (arrest|conviction)|false arrest|jail death|section 1983)',
          '(constitutional|civil) right ~ violated',
        ],
      },
      {
        weight: 2,
        any: ['(civil rights|police misconduct|excessive force|constitutional rights)'],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['civil rights (act|notice|coordinator|office|complaint)', 'title vi'],
      because: 'A notice that an organisation must publish',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'evaluate',
      name: 'Evaluate what happened and who is liable',
      description: 'Hear the client, read reports and video and test immunity and deadlines.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 4, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['interview', 'analyse-data'],
    },
    {
      id: 'evidence',
      name: 'Obtain records and footage',
      description: 'Send public records requests and preservation letters and read what comes.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['research', 'extract-data'],
      shownBy: ['(record|video|body camera|evidence)'],
    },
    {
      id: 'plead',
      name: 'Draft and file the complaint',
      description: 'Plead facts and law so that the case survives dismissal.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['draft-text', 'research'],
      shownBy: ['(file) ~ (suit|lawsuit|complaint)'],
    },
    {
      id: 'experts',
      name: 'Work with experts',
      description: 'Have force, medicine or policy judged by specialists.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['interview', 'plan'],
      shownBy: ['expert'],
    },
    {
      id: 'settle-or-try',
      name: 'Settle or try the case',
      description: 'Bargain with counsel of the authority, or argue to a jury.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 5, error: 5, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'decide'],
      shownBy: ['(trial|jury|settlement|verdict)'],
    },
  ],
});
