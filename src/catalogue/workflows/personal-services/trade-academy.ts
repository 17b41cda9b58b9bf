import { defineWorkflow } from '#catalogue/define.ts';

export const tradeAcademy = defineWorkflow({
  id: 'trade-academy',
  name: 'Beauty, barber and craft courses',
  department: 'Operations',
  type: 'Business',
  description:
    "Training beginners in the company's own trade: enrolment, sessions, practice on models, assessment and certificate.",
  industries: ['personal-services'],
  delivers: {
    named: [
      '(barber|beauty|nail|lash|hairdressing|massage|tattoo|grooming|makeup|brow) (course|courses|academy|training)',
      '=academy',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(barber|beauty|nail|lash|hairdressing|massage|makeup|grooming|aesthetics) (course|courses|academy|training|diploma) ',
          'models (needed|wanted|required)',
          '(level 2|level 3|certificate|diploma) ~ (course|barber|beauty|models|practical)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=academy|training academy|barber courses|beauty courses|=courses)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'enrol-trainees',
      name: 'Enrol trainees',
      description: 'Answer questions on courses and take papers and deposits.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['answer-questions', 'enter-data'],
    },
    {
      id: 'plan-trade-course',
      name: 'Plan sessions, kits and groups',
      description: 'Set what is taught when, in groups small enough to watch, and order the kits.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan'],
    },
    {
      id: 'find-models',
      name: 'Find and book models',
      description: 'Offer free or cheap sessions to people on whom trainees may practise, and book them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'teach-trade',
      name: 'Teach and show the trade',
      description: 'Explain, show, and correct while trainees practise on models.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 3 },
      traits: ['coach', 'hands-on'],
    },
    {
      id: 'assess-trainees',
      name: 'Assess and certify',
      description: 'Watch the practical test, mark it and register the result with the awarding body.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 3, error: 3, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'decide'],
    },
  ],
});
