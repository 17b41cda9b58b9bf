import { defineWorkflow } from '#catalogue/define.ts';

export const complaintHandling = defineWorkflow({
  id: 'complaint-handling',
  name: 'Complaint handling',
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Taking complaints under a procedure of its own: acknowledging, finding out what happened, deciding, answering in time and saying who can be asked next.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(complaint|complaints) (handling|resolution|management) (process|procedure|policy|officer|team)',
          '=our (complaint|complaints) (process|procedure|policy|officer|team|form)',
          '(acknowledge|investigate|resolve|respond|reply) ~ =your complaint',
          'acknowledge ~ (complaint|complaints) ~ (days|hours)',
          '(make|lodge|raise|register|submit|file) (formal|) complaint ~ (us|our|clerk|manager|headteacher|office|email|writing|write)',
          '(complaint|complaints) ~ (acknowledged|investigated|answered|resolved|responded) ~ (days|hours|weeks)',
          'how =to (complain|make complaint) ~ (us|writing|email|call)',
          '(unhappy|dissatisfied|not satisfied) ~ (service|outcome|care) ~ (complain|complaint) ~ (us|manager|email|call|write)',
          'escalate ~ complaint ~ (ombudsman|scheme|authority|manager|senior)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(complaints|complaints procedure|complaints policy|complaints process|complaints handling|complaint form|make complaint|how =to complain|compliments complaints|complaints compliments)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(noise|nuisance|code|health|consumer|patient|police|fraud|ethics|hipaa|discrimination|eeoc|title ix) (complaint|complaints)',
        '(chief|presenting|common|main|medical|skin|joint|back|foot|stomach) (complaint|complaints)',
        '(=your|the) (employer|landlord|insurer|bank|court|contractor|lawyer) ~ complaint',
        '(file|serve|answer|draft|dismiss) ~ complaint ~ (court|lawsuit|defendant|eeoc|agency)',
        '(data protection|supervisory|privacy) (authority|authorities|commissioner)',
        '(secretary|office =for =civil rights|information commissioner)',
      ],
      because: 'A complaint to somebody else, or of the body.',
    },
    {
      scope: 'site',
      any: ['(complaint handling|complaints management) (software|module|training|consultancy)'],
      because: 'What is sold to those who handle complaints.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-complaint',
      name: 'Take in and acknowledge a complaint',
      description:
        'Write down what is complained of, confirm it in the time promised and say what happens next.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'draft-text'],
      shownBy: ['acknowledge'],
    },
    {
      id: 'look-into-complaint',
      name: 'Find out what happened',
      description: 'Gather records and hear those who took part.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['look-up', 'interview', 'summarise'],
      shownBy: ['(investigate|investigation)'],
    },
    {
      id: 'decide-complaint',
      name: 'Decide the complaint and what is made good',
      description:
        'Weigh what was found against what was promised, and settle on an apology, a correction or a payment.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['decide'],
      shownBy: ['(resolve|resolution|outcome)'],
    },
    {
      id: 'answer-complaint',
      name: 'Answer the complaint in writing',
      description: 'Explain what was found and decided, and name the body that can be asked next.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['(final response|ombudsman|written response)'],
    },
    {
      id: 'register-complaints',
      name: 'Keep the register of complaints and its deadlines',
      description:
        'Record each complaint and its dates, watch the time limits and report numbers and causes.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['monitor', 'enter-data'],
    },
  ],
});
