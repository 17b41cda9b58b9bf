import { defineWorkflow } from '#catalogue/define.ts';

export const workplaceScreening = defineWorkflow({
  id: 'workplace-screening',
  name: 'Health checks at the workplace',
  department: 'Operations',
  type: 'Analysis',
  description:
    "Checking the health of an employer's staff on the spot: hearing, lungs, eyes, blood pressure; certificates and reports to the employer.",
  industries: ['healthcare', 'optometry', 'diagnostics', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(screen|test|check|examine) =your (workforce|staff|employees|workers|drivers)',
          '(van|unit|mobile unit|nurse|team) ~ (visits) ~ (factories|quarries|workplaces|worksites|offices|employers|sites) ~ (screen|test|hearing|health|check)',
          '(hearing|audiometric|audiometry|spirometry|hav|health|vision|wellness|biometric) (screening|testing|tests|surveillance|checks) ~ (workplace|employer|workforce|employees|work|factory|on site|onsite|osha|staff)',
          '(health surveillance|workplace health checks|corporate health checks|corporate health screening)',
        ],
      },
      {
        weight: 3,
        any: [
          '(noise at work|workplace screening|health surveillance|workplace health|corporate health|corporate health checks|corporate wellness|audiometric testing|occupational hearing|on site screening|employee screening|workplace hearing tests|corporate services)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(health surveillance|(workplace|corporate|on site|occupational) (health|hearing|wellness|audiometric) (checks|screening|testing|tests)|audiometric testing)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-numbers-tests',
      name: 'Agree numbers, tests and dates',
      description: 'Ask what the staff are exposed to and price the day.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
    },
    {
      id: 'plan-visit',
      name: 'Plan the visit',
      description: 'Route the van and make time slots.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'test-site',
      name: 'Test on site',
      description: 'Run hearing, lung, eye or blood tests one after the other.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(screen|test|hearing)'],
    },
    {
      id: 'grade-results',
      name: 'Grade the results',
      description: 'Find who needs a doctor or other work.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'certify-report-employer',
      name: 'Certify and report to the employer',
      description: 'Issue certificates and figures without names.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(certificate|report)'],
    },
  ],
});
