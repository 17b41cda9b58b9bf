import { defineWorkflow } from '#catalogue/define.ts';

export const staffTraining = defineWorkflow({
  id: 'staff-training',
  name: 'Staff training and development',
  department: 'HR',
  type: 'Business',
  description:
    'Keeping the own people able: finding what is missing, planning courses, teaching, proof of qualification and talks on progress.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(members|firefighters|crew) (drill|drills|train|trains) ~ (every|weekly|monthly|tuesday|thursday|monday|wednesday|night|hours)',
        ],
      },
      {
        weight: 4,
        any: [
          '(teacher|teachers|staff|faculty) (enrichment|development|training|orientation) (program|programs|programme|programmes|workshop|workshops) ~ (update|train|upskill|equip|develop|keep|teacher|teachers|staff|faculty)',
          '(update|train|upskill) ~ (=our|=all|=the) (teachers|faculty|staff)',
        ],
      },
      {
        weight: 3,
        any: [
          '(organise|organize|hold|run) ~ training (programme|programmes) ~ (interval|intervals|staff|employees|drivers)',
          '=our employees ~ training (programme|programmes)',
          '(=our|=all) drivers ~ (take|attend|undergo|trained) ~ (course|courses|in house|quarter) ~ (year|yearly|quarter|goods)',
          '=our drivers ~ (trained|training)',
        ],
        in: ['text', 'heading'],
      },
      {
        weight: 3,
        any: [
          '(every|each) (therapist|teacher|technician|employee|nurse|stylist|hygienist|instructor|caregiver|engineer|driver) ~ (attend|complete|receive|take) ~ (training|course|education|certification)',
        ],
      },
      {
        weight: 3,
        any: [
          '=our (staff|team|technician|employee|caregiver|teacher|instructor|driver|stylist|hygienist|assistant|doctor|crew) ~ (attend|complete|receive|undergo|participate|take) ~ (training|education|course|class|seminar|certification)',
          '(continuing|ongoing) (education|training) ~ (staff|team|technician|doctor|we|stylist|attend|course)',
        ],
      },
      {
        weight: 3,
        any: [
          '=our (staff|team|employee|technician|caregiver|teacher|instructor|driver|crew) ~ (ongoing|regular|continuous|annual|extensive|rigorous|continuing) (training|education)',
          '(employee|staff|team member) (training|development) (program|programme|plan)',
          'apprenticeship (program|programme|scheme)',
          '(tuition (reimbursement|assistance)|continuing education) ~ (employee|staff|benefit|team)',
          'train =our (staff|team|employee|technician|people)',
        ],
      },
      {
        weight: 3,
        in: ['job-offer'],
        any: [
          '(professional development|paid training|on the job training|training provided|career development)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(can|could|do|will) you (help|train|offer|provide)'],
      because: 'What customers ask for.',
    },
    {
      scope: 'sentence',
      any: [
        '(train|training) ~ (client|customer|student|patient|member)',
        'training =for (business|organization|client)',
        '(program|programme) =for (student|adult|youth|participant)',
        '=your (staff|team|employee|people)',
      ],
      because: 'Training sold or given to others is not training of the own staff.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-training-need',
      name: 'Find out what people must learn',
      description: 'Compare what the work and the law ask with what each person can.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['analyse-data', 'plan'],
    },
    {
      id: 'plan-courses',
      name: 'Plan and book courses',
      description: 'Choose courses, agree dates that the work allows and book.',
      role: 'HR Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['schedule', 'plan'],
      shownBy: ['(course|workshop|conference)'],
    },
    {
      id: 'introduce-new-people',
      name: 'Show new colleagues the work',
      description: 'Go through tasks, rules and tools in the first weeks and watch that it is understood.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(new (employee|hire|team member)|orientation|apprentice|mentor)'],
    },
    {
      id: 'teach-in-house',
      name: 'Teach in-house sessions',
      description: 'Prepare and hold sessions on products, safety and procedure.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 2 },
      traits: ['coach', 'draft-text'],
      shownBy: ['(in house|weekly|monthly|annual) training'],
    },
    {
      id: 'keep-qualifications',
      name: 'Keep proof of qualifications and dates',
      description: 'Enter certificates, warn before they expire and show them to auditors.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'enter-data', 'remind'],
      shownBy: ['(certified|license|certification)'],
    },
    {
      id: 'talk-progress',
      name: 'Talk with each person on progress',
      description: 'Look back, agree aims and say what would help.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 2 },
      traits: ['coach', 'advise'],
      shownBy: ['(review|feedback|career (path|growth|development))'],
    },
  ],
});
