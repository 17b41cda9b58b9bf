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
    'Cleaning the blood of people whose kidneys fail, in the unit or at home: chairs, sessions, machines and water, medicines and diet, training and referral for transplant.',
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
      name: 'Plan dialysis chairs and shifts',
      description: 'Give each patient days, chair and transport, and staff the shifts.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['schedule'],
      shownBy: ['(shift|schedule|transport)'],
    },
    {
      id: 'connect-watch-disconnect',
      name: 'Connect, watch and disconnect dialysis patients',
      description: 'Needle the access, set the machine, and watch pressure and comfort until the end.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 18, high: 36 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'care'],
      shownBy: ['(session|treatment|dialysis)'],
    },
    {
      id: 'test-water-disinfect',
      name: 'Test water and disinfect dialysis machines',
      description: 'Check the treatment water, rinse the machines and log it.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 5, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(water|machine)'],
    },
    {
      id: 'adjust-dose-drugs',
      name: 'Adjust dialysis dose, medicines and diet',
      description: 'Go through the monthly blood results with doctor and dietitian.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 2 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(blood|diet|dietitian)'],
    },
    {
      id: 'train-patients-home',
      name: 'Train patients for dialysis at home',
      description: 'Teach technique, hygiene and alarms until they are safe alone.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach', 'care'],
      shownBy: ['(home|train)'],
    },
    {
      id: 'refer-transplant-report',
      name: 'Refer for transplant and report to the registry',
      description: 'Send the work-up papers and the figures the registry asks for.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(transplant)'],
    },
  ],
});
