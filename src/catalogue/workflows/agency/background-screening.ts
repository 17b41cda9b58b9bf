import { defineWorkflow } from '#catalogue/define.ts';

export const backgroundScreening = defineWorkflow({
  id: 'background-screening',
  name: 'Background checks and pre-employment screening',
  naming: {
    parts: [
      { any: ['(background|reference|criminal|vetting|verification|credential)'], name: 'Background checks' },
      { any: ['(drug|screening|test)'], name: 'Pre-employment screening' },
    ],
  },
  department: 'HR',
  type: 'Analysis',
  description:
    'Checking people before they are hired or let in: consent, records, references, tests, and a report to whoever asked.',
  industries: ['staffing', 'security-services', 'consulting'],
  narrows: ['talent-placement'],
  delivers: {
    named: [
      'background (checks|screening|investigations|verification)',
      '(pre employment|drug|employment|candidate|employee) (screening|vetting|verification)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(conduct|perform|run|carry out|complete|handle) ~ (background|reference|criminal|employment|credential) (checks|screening|verification|investigation)',
          '(drug|pre employment|preemployment) (screening|testing) ~ (employee|candidate|new|worker|service)',
          '(background|criminal record) (check|screening) (service|company|report)',
          'employee (vetting|screening)',
          'pre employment (checks|screening|vetting)',
        ],
      },
      {
        weight: 3,
        any: [
          '(background checks|background screening|pre employment screening|employee screening|drug screening|employment screening|vetting services|background investigations)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(=our|all) ~ (employees|staff|guards|caregivers|technicians|cleaners|team|crew|officers|members|tutors|teachers|volunteers) ~ (background|screened|vetted|checked|pass)',
        '(must|required|subject) ~ (background|drug)',
        '(pass|undergo|submit) ~ (background|drug)',
      ],
      because: 'Checks on its own staff, or asked of applicants',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-check-order',
      name: 'Take the order and the consent',
      description: 'Agree which checks, get the signed consent and the data.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'check-rules'],
    },
    {
      id: 'search-records',
      name: 'Search records and registers',
      description: 'Ask courts, registers and databases and note what they say.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['look-up', 'extract-data'],
      shownBy: ['(criminal|record|records|background)'],
    },
    {
      id: 'verify-past',
      name: 'Verify employers, schools and references',
      description: 'Call or write and compare the answers with what was stated.',
      role: 'Recruiter',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['interview', 'reconcile'],
      shownBy: ['(reference|references|employment|verification|verify)'],
    },
    {
      id: 'arrange-tests',
      name: 'Arrange drug and health tests',
      description: 'Send the person to the collection site and take the result in.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(drug|test|testing)'],
    },
    {
      id: 'report-check',
      name: 'Judge the findings and report',
      description: 'Weigh what was found against the rules and write the report.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'summarise', 'decide'],
      shownBy: ['(report|result|results)'],
    },
  ],
});
