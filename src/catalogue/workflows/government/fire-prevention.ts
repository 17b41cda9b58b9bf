import { defineWorkflow } from '#catalogue/define.ts';

export const firePrevention = defineWorkflow({
  id: 'fire-prevention',
  name: 'Fire prevention and safety education',
  naming: {
    parts: [
      { any: ['(prevention|alarm|detector)'], name: 'Fire prevention' },
      {
        any: ['(education|educate|awareness|presentation|promotion|class|training|tip|tips|visit)'],
        name: 'Fire safety education',
      },
    ],
  },

  department: 'Operations',
  type: 'Communication',
  description:
    'Keeping fires from starting: permits to burn, inspections, smoke alarms, school visits and advice.',
  industries: ['government', 'non-profit'],

  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(fire safety education|community education|fire prevention tips|=prevention)'],
      },
      {
        weight: 3,
        any: [
          '(firehouse|fire station|station) (tour|tours|visit|visits) ~ (school|schools|scouts|groups|children|book|schedule|request)',
          '(tour|tours|visit) ~ (firehouse|fire station)',
        ],
      },
      {
        weight: 3,
        any: [
          'fire marshal ~ (reviews|inspects|plans|investigates|businesses)',
          'smoke (alarms|detectors) ~ (free|put up|installed|fitted)',
        ],
      },

      {
        weight: 3,
        any: [
          '(fit|install|check) ~ (smoke|carbon monoxide) (alarm|detector)',
          'fire prevention week',
          '(educate|education|promotion|promote|presentation) ~ fire (safety|prevention)',
          'fire (safety|prevention) ~ (presentation|awareness day)',
        ],
      },
      {
        weight: 3,
        any: [
          '(smoke alarm|smoke detector|carbon monoxide detector) (installation|program|check|inspection|test)',
          'fire (prevention|safety) (education|program|tip|week|class|visit)',
        ],
      },
      {
        weight: 1.5,
        any: [
          '(cpr|first aid|fire extinguisher) (class|training)',
          '(child|car) seat (check|installation|inspection|program)',
        ],
      },
      {
        weight: 2,
        any: [
          '(fire prevention|fire safety|public education|smoke alarms|safety tips|community risk reduction)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'permit',
      name: 'Give burn permits',
      description: 'Check weather and place.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['check-rules'],
      shownBy: ['permit'],
    },
    {
      id: 'inspect',
      name: 'Inspect buildings',
      description: 'Walk, list and follow up.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'draft-text'],
      shownBy: ['inspection'],
    },
    {
      id: 'teach',
      name: 'Teach in schools and halls',
      description: 'Show what to do and let people practise.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 5, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(class|visit|education)'],
    },
    {
      id: 'alarms',
      name: 'Fit alarms and check seats',
      description: 'Go to homes and install.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(alarm|seat)'],
    },
    {
      id: 'advise',
      name: 'Advise and publish',
      description: 'Answer questions and post warnings.',
      role: 'Public Official',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(tip|advice|ban)'],
    },
  ],
});
