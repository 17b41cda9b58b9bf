import { defineWorkflow } from '#catalogue/define.ts';

export const exerciseProgrammes = defineWorkflow({
  id: 'exercise-programmes',
  name: 'Exercise and recovery programmes',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Giving patients a plan to become fit again by themselves: choosing exercises, showing them, setting steps and adapting the plan.',
  industries: ['physical-therapy', 'fitness', 'home-care'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(home|individual|personal|tailored|rehabilitation|strengthening|stretching) exercise (programme|program|plan|routine|regime)',
          'exercise (programme|program|plan|regime|regimen|sheet|prescription|progression)',
          '(rehabilitation|rehab|return to fitness|return to sport|return to activity|return to exercise|mobility|recovery|fitness) (plan|program|programme|planning|guidance)',
          '(prescribe|set|give|show|recommend|teach) ~ exercise',
          'exercise ~ (instruction|designed|supervision) ~ (chiropractor|therapist|physiotherapist|you)',
          'home plan',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(exercises|rehabilitation|home exercises|return to fitness|rehab|neck exercises|shoulder exercises)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'assess-fitness',
      name: 'Assess strength and movement',
      description: 'Test what the patient can do and what limits apply.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 4, data: 4 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 2 },
      traits: ['care', 'advise'],
      shownBy: ['(baseline|screen|assessment)'],
    },
    {
      id: 'choose-exercises',
      name: 'Choose and write the programme',
      description: 'Pick exercises, repetitions and steps and write them so that they can be followed.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'personalise', 'draft-text'],
      shownBy: ['exercise (program|programme|plan)'],
    },
    {
      id: 'show-exercises',
      name: 'Show and correct the exercises',
      description: 'Demonstrate, watch and correct.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 5, error: 3, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(show|demonstrate|instruction)'],
    },
    {
      id: 'adapt-programme',
      name: 'Check in and adapt',
      description: 'Ask how it goes and change the plan with progress or trouble.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['monitor', 'personalise', 'remind'],
      shownBy: ['check in', '(adjust|adapt) ~ plan'],
    },
  ],
});
