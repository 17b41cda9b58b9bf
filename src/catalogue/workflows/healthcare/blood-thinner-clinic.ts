import { defineWorkflow } from '#catalogue/define.ts';

export const bloodThinnerClinic = defineWorkflow({
  id: 'blood-thinner-clinic',
  name: 'Anticoagulation clinic',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Testing how well blood thinners work, setting the dose, telling the patient and calling everybody back in time.',
  industries: ['healthcare', 'medical-practice', 'pharmacy'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(coumadin|warfarin|anticoagulation|inr|blood thinner) (clinic|monitoring|management|testing|checks|service)',
          '(dose|dosage) ~ adjusted ~ (coumadin|warfarin|inr|finger stick)',
        ],
      },
      {
        weight: 3,
        any: [
          '(coumadin clinic|anticoagulation clinic|anticoagulation|warfarin clinic|inr testing|inr clinic|inr monitoring)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(coumadin|warfarin|anticoagulation|inr) (clinic|monitoring|management|testing)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-finger-stick',
      name: 'Test clotting by finger stick',
      description: 'Measure clotting and ask about bleeding, food and new medicines.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'interview'],
      shownBy: ['(finger stick|test|inr)'],
    },
    {
      id: 'set-next-dose',
      name: 'Set the next dose of blood thinner',
      description: 'Adjust by result and trend, or ask the doctor when it is far off.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 2 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(dose|adjust)'],
    },
    {
      id: 'tell-dose',
      name: 'Tell patients their new dose',
      description: 'Say how many tablets on which day and what to watch for, in person or by phone.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['advise', 'answer-questions'],
    },
    {
      id: 'call-patients-next',
      name: 'Call patients in for the next clotting test',
      description: 'Set the date and write to or call those who stayed away.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'write-result-chart',
      name: 'Record clotting results and tell the doctor',
      description: 'Enter value and dose and report what is out of range.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['enter-data', 'summarise'],
    },
  ],
});
