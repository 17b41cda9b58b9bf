import { defineWorkflow } from '#catalogue/define.ts';

export const staffSurveys = defineWorkflow({
  id: 'staff-surveys',
  name: 'Employee surveys and listening',
  naming: {
    parts: [
      { any: ['(survey|pulse)'], name: 'Employee surveys' },
      { any: ['exit interviews'], name: 'Exit interviews' },
      { any: ['(focus group|listening|employee voice)'], name: 'Employee listening' },
    ],
  },
  department: 'HR',
  type: 'Analysis',
  description:
    "Asking a client's staff how it is to work there: questions, anonymous answers, talks, analysis, report and plan.",
  industries: ['consulting'],
  narrows: ['market-research-studies', 'feedback-collection'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(employee|staff|engagement|climate|culture|pulse) (survey) ~ (anonymous|report|action plan|design|results|run|conduct|clients|we|confidential|benchmark)',
          '(exit interviews|stay interviews) ~ (conduct|independent|report|confidential|we|client|analysis|analysed|analyzed|service|theme)',
          'employee (engagement|voice|experience|satisfaction|listening) (survey|programme|program|study|review|strategy|assessment)',
          '(employee|staff) (focus groups|listening groups|listening sessions)',
          '(understand|find out) ~ what =your (people|employees|staff) (think|are thinking|feel)',
        ],
      },
      {
        weight: 3,
        any: [
          '(employee surveys|staff surveys|engagement surveys|employee engagement surveys|exit interviews|culture surveys|pulse surveys|climate surveys|surveys|employee voice engagement|employee listening)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((employee|staff|engagement|culture|climate|pulse) (survey)|exit interviews|employee (engagement|voice|listening|experience))',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(land|building|site|structural|bat|level|topographic) (survey)',
        '(customer|patient|guest|market) survey',
        'survey (software|platform|app|tool)',
      ],
      because: 'Surveys of land or of customers, or a tool',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-questions',
      name: 'Agree the questions of the staff survey',
      description: 'Hear what the client wants to know and write short questions.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'design'],
    },
    {
      id: 'run-survey',
      name: 'Run the staff survey',
      description: 'Invite, remind and keep answers anonymous.',
      role: 'HR Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(anonymous|survey)'],
    },
    {
      id: 'hold-staff-talks',
      name: 'Hold group talks and exit interviews',
      description: 'Ask small groups and leavers what stands behind the figures.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 5, error: 3, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['interview', 'summarise'],
    },
    {
      id: 'analyse-answers',
      name: "Analyse the staff's answers",
      description: 'Compare groups and earlier years and read the comments.',
      role: 'Data Analyst',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['analyse-data', 'summarise'],
      shownBy: ['(analyse|result)'],
    },
    {
      id: 'report-plan-leaders',
      name: 'Report to the leaders and agree a plan',
      description: 'Show what stands out and settle who does what about it.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 3 },
      traits: ['advise', 'summarise', 'plan'],
      shownBy: ['(report|action plan)'],
    },
  ],
});
