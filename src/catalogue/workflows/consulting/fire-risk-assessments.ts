import { defineWorkflow } from '#catalogue/define.ts';

export const fireRiskAssessments = defineWorkflow({
  id: 'fire-risk-assessments',
  name: 'Fire risk assessments',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Walking a building to see how fire may start and how people get out: questions, the walk, a report with priorities, drills and the next review.',
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
      name: 'Ask who uses the building and how',
      description: 'Find out who is there by day and night, who cannot get out alone and what is stored.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['interview'],
    },
    {
      id: 'walk-building',
      name: 'Walk the building for fire risks',
      description: 'Look at exits, doors, alarms, wiring and stores, and photograph.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 2, error: 5, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(walk|inspect)'],
    },
    {
      id: 'write-report-priorities',
      name: 'Write the fire report with priorities',
      description: 'Rate each danger and say what must be done and by when.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report|assessment)'],
    },
    {
      id: 'train-wardens-hold',
      name: 'Train fire wardens and hold drills',
      description: 'Show ways out, alarm and extinguishers, and time a drill.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(drill|warden|train)'],
    },
    {
      id: 'remind-review',
      name: 'Remind clients of the next fire review',
      description: 'Watch the dates and offer a new visit in time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['monitor', 'remind'],
    },
  ],
});
