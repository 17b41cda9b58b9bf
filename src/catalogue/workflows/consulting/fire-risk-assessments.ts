import { defineWorkflow } from '#catalogue/define.ts';

export const fireRiskAssessments = defineWorkflow({
  id: 'fire-risk-assessments',
  name: 'Fire risk assessments',
  department: 'Operations',
  type: 'Analysis',
  description: 'Walking a building to see how fire may start and people get out; report, drill, review.',
  industries: ['consulting', 'security-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'fire (risk) (assessment)',
          '(evacuation drills|fire wardens|warden training|fire door|fire safety) ~ (training|risk assessment|drills|inspection|audit|survey|report)',
        ],
      },
      {
        weight: 3,
        any: [
          '(fire risk assessments|fire consultancy|fire door inspections|fire safety consultancy|fire warden training)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['fire (risk assessments|safety audits|door inspections|safety consultancy|warden training)'],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(fireplace|stove|wood|pit|department|district|brigade|hire)'],
      because: 'Other fires',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-about-use',
      name: 'Ask about use and people',
      description: 'This covers who is there and also at night.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'walk-building',
      name: 'Walk the building',
      description: 'Look at exits, doors, alarms and heat.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(walk|inspect)'],
    },
    {
      id: 'write-report-priorities',
      name: 'Write the report with priorities',
      description: 'Say what must be done and by when.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|assessment)'],
    },
    {
      id: 'train-wardens-hold',
      name: 'Train wardens and hold drills',
      description: 'Show the way out and time it.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
      shownBy: ['(drill|warden|train)'],
    },
  ],
});
