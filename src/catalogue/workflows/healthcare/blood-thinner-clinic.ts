import { defineWorkflow } from '#catalogue/define.ts';

export const bloodThinnerClinic = defineWorkflow({
  id: 'blood-thinner-clinic',
  name: 'Anticoagulation clinic',
  department: 'Operations',
  type: 'Analysis',
  description: 'Testing how thin the blood is, adjusting the dose and calling the patient back in time.',
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
      name: 'Take the finger-stick test',
      description: 'Measure clotting and ask about bleeding, food and new medicines.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(finger stick|test|inr)'],
    },
    {
      id: 'set-next-dose',
      name: 'Set the next dose',
      description: 'Adjust by result and trend, or ask the doctor.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(dose|adjust)'],
    },
    {
      id: 'call-patients-next',
      name: 'Call patients in for the next test',
      description: 'Set the date and remind who stays away.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'write-result-chart',
      name: 'Write the result to the chart and doctor',
      description: 'Record value and dose and report what is out of range.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
    },
  ],
});
