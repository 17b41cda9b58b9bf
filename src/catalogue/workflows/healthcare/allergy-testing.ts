import { defineWorkflow } from '#catalogue/define.ts';

export const allergyTesting = defineWorkflow({
  id: 'allergy-testing',
  name: 'Allergy testing and treatment',
  naming: {
    parts: [
      { any: ['(test|testing|patch|prick|challenge)'], name: 'Allergy testing' },
      { any: ['(shots|immunotherapy|desensitisation|desensitization)'], name: 'Allergy shots' },
    ],
  },
  department: 'Operations',
  type: 'Analysis',
  description:
    'Finding what somebody reacts to by prick, patch, blood or challenge tests, and treating it with avoidance, medicines or shots.',
  industries: ['healthcare', 'medical-practice', 'diagnostics'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'patch testing takes',
          '(patch|skin prick|prick|scratch) (testing|tests) ~ (allergy|allergen|contact|visits|takes|days|results|available|we|reaction|panel)',
          '(allergy|allergen) (shots|immunotherapy|testing|tests|challenge) ~ (we|offer|available|week|weekly|panel|food|pollen|result|skin)',
          '(food|drug|oral) challenge ~ (allergy|allergist|supervised|clinic|day)',
        ],
      },
      {
        weight: 3,
        any: [
          '(allergy testing|patch testing|allergy tests|allergy shots|immunotherapy|food allergy|contact allergy|allergy clinic|allergy immunotherapy|allergies)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(allergy|patch|skin prick|food allergy) (testing|tests|clinic)',
      'allergy (shots|immunotherapy|treatment)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(48 hours|tint|lash|hair colour|hair color|henna|before your treatment)'],
      because: 'Trial of a cosmetic',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-allergy-history',
      name: 'Take the allergy history',
      description: 'Ask when, to what and how fast it comes, and which medicines must stop before the test.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'apply-read-tests',
      name: 'Apply and read allergy tests',
      description: 'Prick the skin or fix patches, wait, measure and photograph.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(patch|prick|test)'],
    },
    {
      id: 'find-matters',
      name: 'Say which allergies matter',
      description: 'Weigh results against the history and explain what they mean.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['decide', 'advise'],
      shownBy: ['(result)'],
    },
    {
      id: 'give-shots-challenges',
      name: 'Give allergy shots and challenges under watch',
      description: 'Dose, wait and treat a reaction.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(shot|immunotherapy|challenge)'],
    },
    {
      id: 'write-plan-avoidance',
      name: 'Write the plan for avoiding and emergencies',
      description: 'List what to avoid, what to carry and what to do when it happens.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['(plan)'],
    },
  ],
});
