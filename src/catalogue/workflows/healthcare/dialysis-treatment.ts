import { defineWorkflow } from '#catalogue/define.ts';

export const dialysisTreatment = defineWorkflow({
  id: 'dialysis-treatment',
  name: 'Dialysis treatment',
  naming: {
    variants: [
      {
        any: ['(home|peritoneal) (dialysis|haemodialysis|hemodialysis)'],
        name: 'Home and peritoneal dialysis',
      },
      {
        any: ['(holiday|travel|transient|visiting) (dialysis|haemodialysis|patients)'],
        name: 'Holiday dialysis',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Cleaning the blood of people whose kidneys fail, in the unit or at home: access, sessions, machines and water, diet and transplant referral.',
  industries: ['healthcare', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(dialysis|haemodialysis|hemodialysis) ~ (session|shift|station|chair|week|home|nurse|treatment|training|patients|unit|machines|offer|provide|overnight|nocturnal|holiday)',
          '(fistula|vascular access|peritoneal catheter) ~ (care|placed|check|dialysis|monitor|nurse)',
          '(transplant) ~ (list|referral|work up|refer) ~ (kidney|dialysis)',
        ],
      },
      {
        weight: 3,
        any: [
          '(dialysis|haemodialysis|hemodialysis|home dialysis|peritoneal dialysis|in centre haemodialysis|in center hemodialysis|holiday dialysis|travel dialysis|nocturnal dialysis|kidney care|vascular access|dialysis access)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(in center|in centre|home|peritoneal|holiday|nocturnal|) (dialysis|haemodialysis|hemodialysis|home training|transient dialysis)',
    ],
    anywhere: false,
    apart: 3,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-chairs-shifts',
      name: 'Plan chairs and shifts',
      description: 'Give each patient days, chair and transport.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(shift|schedule|transport)'],
    },
    {
      id: 'connect-watch-disconnect',
      name: 'Connect, watch and disconnect the patient',
      description: 'Needle the access, set the machine, watch pressure and comfort.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 20, high: 40 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(session|treatment|dialysis)'],
    },
    {
      id: 'test-water-disinfect',
      name: 'Test water and disinfect machines',
      description: 'Check treatment water, rinse and log.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 5, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(water|machine)'],
    },
    {
      id: 'adjust-dose-drugs',
      name: 'Adjust dose, drugs and diet',
      description: 'Go through the monthly bloods with doctor and dietitian.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(blood|diet|dietitian)'],
    },
    {
      id: 'train-patients-home',
      name: 'Train patients for home',
      description: 'Teach technique, hygiene and alarms until they are safe.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(home|train)'],
    },
    {
      id: 'refer-transplant-report',
      name: 'Refer for transplant and report',
      description: "Send work-up papers and the registry's figures.",
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(transplant)'],
    },
  ],
});
