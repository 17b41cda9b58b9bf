import { defineWorkflow } from '#catalogue/define.ts';

export const readinessAssessments = defineWorkflow({
  id: 'readiness-assessments',
  name: 'Organisational assessment',
  naming: {
    variants: [
      {
        any: ['(readiness|maturity) (assessment|model|framework)'],
        name: 'Organisational readiness assessment',
      },
    ],
  },
  department: 'Research',
  type: 'Analysis',
  description:
    'Measuring where an organisation stands by a set framework: questionnaires and interviews, scoring, and a report with priorities.',
  industries: ['consulting'],
  narrows: ['consulting-engagements'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(readiness|maturity|organizational|culture|capability|gap|needs|risk) assessment ~ (framework|model|methodology|tool|dimension|matrix|survey|process|across|measure|evaluate|identify)',
          '(assessment|diagnostic) (framework|model|tool|methodology|matrix)',
          'self assessment',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-frame',
      name: 'Fit the framework to the client',
      description: 'Choose dimensions, questions and people to ask.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['plan', 'design'],
      shownBy: ['(dimension|framework|criteria)'],
    },
    {
      id: 'run-survey',
      name: 'Run survey and interviews',
      description: 'Send, remind, and talk with those who know.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'remind'],
      shownBy: ['(survey|interview|questionnaire)'],
    },
    {
      id: 'score',
      name: 'Score answers and compare',
      description: 'Turn answers into scores and compare with others.',
      role: 'Data Analyst',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['analyse-data'],
      shownBy: ['(score|rating|benchmark)'],
    },
    {
      id: 'report-priorities',
      name: 'Report with priorities',
      description: 'Write what stands out and what to do first, and present it.',
      role: 'Strategy Consultant',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(report|priority|prioritize|recommend)'],
    },
  ],
});
