import { defineWorkflow } from '#catalogue/define.ts';

export const treatmentPlanning = defineWorkflow({
  id: 'treatment-planning',
  name: 'Diagnosis and treatment planning',
  naming: {
    variants: [
      {
        any: [
          '(initial|first|new patient|comprehensive|thorough|physical|posture|spinal|orthopedic|orthopaedic|neurological) (exam|examination|consultation|evaluation|assessment)',
          '(consultation|history) ~ (exam|examination)',
        ],
        name: 'Patient examination and treatment planning',
      },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Examining, taking pictures and tests, finding what is wrong, and agreeing with the patient on a plan, its order and cost.',
  industries: ['dental-practice', 'physical-therapy', 'optometry', 'veterinary', 'personal-services'],
  narrows: ['care-planning'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(chiropractic|orthopedic|orthopaedic|neurological|posture|postural|spinal|physical|physiotherapy) (exam|examination|evaluation|assessment) ~ (consultation|history|x ray|determine|identify|find|includes|range motion|cause)',
          '(consultation|history) ~ (exam|examination|evaluation) ~ (x ray|report findings|cause|determine|recommend|treatment)',
          'report =of findings',
          '(assess|evaluate|examine) ~ =your (spine|posture|gait|movement|joints|range motion|mobility|teeth|gums|vision|eyes)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(initial consultation|initial evaluation|initial assessment|initial exam|initial examination|consultation examination|consultation exam|new patient exam|comprehensive exam|physicals evaluations|spinal assessment|postural assessment|gait analysis)',
        ],
      },
      { weight: 2, any: ['(examine|assess|history) ~ (agree|discuss|explain|make|plan) ~ plan'] },
      {
        weight: 3,
        any: [
          '(examines|assesses|examine|assess) ~ (you move|how you) ~ (goal|goals|plan)',
          '(first|initial) (session|visit) ~ (assessment|exam|history) ~ (plan|exam|x rays)',
        ],
      },
      {
        weight: 3,
        any: [
          '(examine|exam|examination|evaluation|consultation|assess|diagnose|diagnosis|x ray) ~ (treatment plan|treatment option|plan =of care|treatment recommendation)',
          '(discuss|explain|review|develop|create|recommend|design|go over|agree) ~ (treatment plan|treatment option|treatment options|plan =of treatment|plan =of care)',
          '(initial|comprehensive|thorough|complete|posture|new patient) (exam|examination|evaluation|assessment) ~ (x ray|history|include|dentist|doctor|patient|spine|tooth|teeth|posture|visit|treatment|pain|consist)',
          '(individualized|personalized|customized|tailored) treatment (plan|planning)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-findings',
      name: 'Take history, pictures and measurements',
      description: 'Ask, measure and take images as the case needs.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 3, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['extract-data', 'hands-on'],
      shownBy: ['(history|x ray|measure)'],
    },
    {
      id: 'examine-person',
      name: 'Examine and find the cause',
      description: 'Look, feel and test and read the pictures.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 5, variability: 4, presence: 5, contact: 4, error: 5, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(examine|exam|examination|assess)'],
    },
    {
      id: 'weigh-options',
      name: 'Weigh options and order of treatment',
      description: 'Decide what is urgent, what can wait and what else is possible.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 3, contact: 2, error: 4, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan'],
      shownBy: ['option'],
    },
    {
      id: 'write-plan',
      name: 'Write the plan with codes and cost',
      description: 'Enter steps, times, fees and expected cover.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(treatment plan|estimate)'],
    },
    {
      id: 'agree-plan',
      name: 'Explain the plan and get agreement',
      description: 'Show pictures, answer fears and agree on the steps.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 5, error: 5, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 5 },
      traits: ['advise', 'care'],
      shownBy: ['(discuss|explain)'],
    },
    {
      id: 'follow-unscheduled',
      name: 'Follow up plans not yet begun',
      description: 'Call or write to patients whose treatment is open.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 4 },
      traits: ['remind'],
    },
  ],
});
