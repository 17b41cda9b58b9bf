import { defineWorkflow } from '#catalogue/define.ts';

export const workplaceScreening = defineWorkflow({
  id: 'workplace-screening',
  name: 'Health checks at the workplace',
  department: 'Operations',
  type: 'Analysis',
  description:
    "Checking the health of an employer's staff on the spot: hearing, lungs, eyes and blood pressure, with certificates and reports to the employer.",
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
      name: 'Agree numbers, tests and dates with the employer',
      description: 'Ask what the staff are exposed to and price the day.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['interview', 'negotiate'],
    },
    {
      id: 'plan-visit',
      name: 'Plan the screening visit',
      description: 'Route the van, bring the equipment and make time slots.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'test-site',
      name: 'Test staff at the workplace',
      description: 'Run hearing, lung, eye or blood tests one after the other.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 6, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(screen|test|hearing)'],
    },
    {
      id: 'grade-results',
      name: 'Grade screening results',
      description: 'Find who needs a doctor or other work.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['analyse-data', 'decide'],
    },
    {
      id: 'certify-report-employer',
      name: 'Certify staff and report to the employer',
      description: 'Issue certificates, and figures without names.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(certificate|report)'],
    },
  ],
});
