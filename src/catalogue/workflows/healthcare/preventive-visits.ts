import { defineWorkflow } from '#catalogue/define.ts';

export const preventiveVisits = defineWorkflow({
  id: 'preventive-visits',
  name: 'Preventive check-ups and physicals',
  department: 'Operations',
  type: 'Business',
  description:
    'Seeing people who are well: the yearly physical, screenings, school and sports exams, advice, and reminding who is due.',
  industries: ['medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(annual|yearly|sports|school|wellness|routine) (physical|physicals|checkup|checkups|check up|check ups|exam|exams)',
          '(wellness|well woman|well man|well child|medicare wellness) (visit|visits|exam|exams|check|checks)',
          '(preventive|preventative) (care|medicine|visit|visits|screening|screenings|health)',
          '(cancer|cholesterol|blood pressure|health) screening',
        ],
      },
      {
        weight: 3,
        any: [
          '(annual physicals|preventive care|wellness visits|physicals|sports physicals|health screenings|annual physicals wellness visits|preventive medicine)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(pet|dog|cat|eye|dental|roof|vehicle|furnace)'],
      because: 'Animals, eyes, teeth or things',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'recall',
      name: 'Find who is due for a check-up and invite',
      description: 'Go through the records and write or call those whose check-up is due.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 3 },
      traits: ['monitor', 'remind'],
      shownBy: ['(reminder|due)'],
    },
    {
      id: 'prepare',
      name: 'Take history and measurements',
      description: 'Ask about changes, weigh, measure and take blood.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['interview', 'hands-on'],
      shownBy: ['(blood pressure|measure|vitals)'],
    },
    {
      id: 'examine',
      name: 'Examine people who are well and judge the risk',
      description: 'Look the patient over, order screenings and weigh what the history says.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 6, high: 15 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['care', 'decide'],
      shownBy: ['(physical|exam|screening)'],
    },
    {
      id: 'advise',
      name: 'Explain results and agree on a plan',
      description: 'Say what was found, what to change and when to come again.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 5, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 3 },
      traits: ['advise', 'summarise'],
      shownBy: ['(results|counsel)'],
    },
    {
      id: 'record',
      name: 'Record the check-up and fill in exam forms',
      description:
        'Write findings and screenings into the record and complete the papers that school, sports club or employer wants.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['transcribe', 'enter-data'],
    },
  ],
});
