import { defineWorkflow } from '#catalogue/define.ts';

export const retirementPlanServices = defineWorkflow({
  id: 'retirement-plan-services',
  name: 'Company retirement plan services',

  department: 'Finance',
  type: 'Business',
  description:
    "Setting up and running an employer's retirement plan: design, provider, members' education, testing and reports.",
  industries: ['investment', 'financial', 'accounting'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(401k|401|pension) ~ (plan design|participant|employers|employer|trustee)',
          'plan design ~ participant',
        ],
      },
      {
        weight: 3,
        any: ['(401k plans|company retirement plans|401 plans|401 k plans)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(401k|401 k|403b|pension|retirement|profit sharing) =plan (administration|design|sponsor|adviser|advisor|advisory|consulting|service|solution|management|committee|participant)',
          'plan sponsor',
          '(employer|company|business|group|corporate|small business) (retirement|401k|401 k|pension) (plan)',
        ],
      },
      {
        weight: 2,
        any: [
          '(retirement =plans|401k plans|401 k plans|plan sponsors|corporate retirement =plans|company retirement =plans|employer =plans)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['(we offer|benefits include|=our employee)', '(match)'],
      because: 'A benefit of working here',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'design',
      name: 'Design the plan with the employer',
      description: 'Choose type, match and eligibility.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise', 'design'],
      shownBy: ['design'],
    },
    {
      id: 'choose',
      name: 'Choose providers and funds',
      description: 'Compare fees and services and document why.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['analyse-data', 'research'],
      shownBy: ['(fund|fiduciary|provider)'],
    },
    {
      id: 'enrol',
      name: 'Enrol and teach members',
      description: 'Hold meetings and answer questions.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['coach', 'answer-questions'],
      shownBy: ['(education|enroll|participant)'],
    },
    {
      id: 'test',
      name: 'Test and file',
      description: 'Check limits and non-discrimination and file the yearly report.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'analyse-data'],
      shownBy: ['(compliance|testing|5500)'],
    },
    {
      id: 'review',
      name: 'Review with the plan committee',
      description: 'Report funds, fees and use.',
      role: 'Wealth Adviser',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(committee|review|benchmark)'],
    },
  ],
});
