import { defineWorkflow } from '#catalogue/define.ts';

export const carePlanning = defineWorkflow({
  id: 'care-planning',
  name: 'Extended evaluation and personal care plan',
  naming: {
    variants: [
      {
        any: ['(concierge|premier|premiere|executive|vip) (care|health|medicine|physical)'],
        name: 'Premium care evaluation and plan',
      },
    ],
  },
  department: 'Operations',
  type: 'Strategy',
  description:
    'Looking at a patient at length, with screening and history, and writing a plan that is theirs alone.',
  industries: ['healthcare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(personalized|personalised|individualized|customized|tailored|comprehensive) (care|treatment|health|wellness) plan',
          '(comprehensive|extended|in depth|thorough) (evaluation|assessment|physical|examination)',
          '(concierge|executive|premiere|premier) (care|medicine|physical|health)',
        ],
      },
      { weight: 2, any: ['(advanced|preventive|risk) screening', 'care plan'] },
    ],
  },
  minimumStrength: 4.5,
  tasks: [
    {
      id: 'gather-picture',
      name: 'Gather history and screening results',
      description: 'Bring together earlier records, questionnaires and tests.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['extract-data', 'summarise'],
      shownBy: ['(screening|risk assessment)'],
    },
    {
      id: 'evaluate',
      name: 'Evaluate the patient at length',
      description: 'Talk and examine thoroughly and weigh the risks.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 5, variability: 5, presence: 5, contact: 5, error: 5, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'advise'],
      shownBy: ['(comprehensive|extended|in depth|thorough) (evaluation|assessment|exam)'],
    },
    {
      id: 'write-plan',
      name: 'Write the personal plan',
      description: 'Put goals, treatment, habits and checks into a plan the patient understands.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['plan', 'personalise', 'draft-text'],
      shownBy: ['(personalized|individualized|customized|treatment|care) plan'],
    },
    {
      id: 'review-plan',
      name: 'Review progress and adapt',
      description: 'Compare results with the plan and change it.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['monitor', 'advise'],
    },
  ],
});
