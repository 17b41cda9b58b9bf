import { defineWorkflow } from '#catalogue/define.ts';

export const apprenticeshipInstruction = defineWorkflow({
  id: 'apprenticeship-instruction',
  name: 'Apprenticeship instruction',
  department: 'Operations',
  type: 'Business',
  description:
    'Teaching apprentices beside their work, and keeping their record for employers and the authority.',
  industries: ['training-provider', 'higher-education', 'association', 'education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(apprentices|apprenticeship) ~ (contractors|employers|classroom|hour logs|hours|related instruction|day release|off the job|journeyman|assessor|enrol|standards|joint|levy|end point|instruction|coordinator)',
        ],
      },
      {
        weight: 3,
        any: ['(apprenticeships|apprenticeship program|apprentice training|apprenticeship training)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['apprenticeship (program|programme|training|instruction)', 'apprenticeships'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(we take|=our own|join us as|vacancy) ~ apprentice'],
      because: 'Apprentices of the firm',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'register-apprentices-employers',
      name: 'Register apprentices and their employers',
      description: 'Have the agreement signed and enter programme, hours and funding.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'teach-classroom-side',
      name: 'Teach apprentices in class',
      description: 'Hold evening, block or day-release classes in what the trade asks for.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 4, revenue: 4 },
      traits: ['coach'],
      shownBy: ['(classroom|instruction)'],
    },
    {
      id: 'keep-hours-skills',
      name: "Keep apprentices' record of hours and skills",
      description: 'Have log books signed at work, enter them and chase gaps.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'monitor', 'remind'],
      shownBy: ['(hour|log)'],
    },
    {
      id: 'visit-workplace',
      name: 'Visit apprentices at work',
      description: 'Watch the work, talk with apprentice and boss and agree what to practise.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['interview', 'advise'],
      shownBy: ['(employer|contractor)'],
    },
    {
      id: 'prepare-final-test',
      name: 'Prepare apprentices for the final test',
      description: 'Run a mock test and go through the portfolio.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['coach', 'check-rules'],
    },
  ],
});
