import { defineWorkflow } from '#catalogue/define.ts';

export const payrollService = defineWorkflow({
  id: 'payroll-service',
  name: 'Payroll processing for clients',
  naming: {
    variants: [{ any: ['(rti|p60|p60s|p11ds)'], name: 'Payroll processing and filing' }],
    parts: [
      {
        any: ['payroll tax (filing|return|deposit|form)', '(file|prepare) ~ payroll tax'],
        name: 'Payroll tax filing',
      },
      {
        any: [
          'payroll (service|processing|provider|administration|management|solution|package|preparation|support)',
          '(process|run|handle|prepare|outsource|manage|calculate|coordinate) ~ payroll',
          '(direct deposit|payslip|pay stub|paycheck|wages)',
        ],
        name: 'Payroll processing for clients',
      },
    ],
  },

  department: 'Finance',
  type: 'Business',
  description:
    'Paying the employees of client companies every period: taking hours, calculating, paying, filing payroll taxes and the yearly forms.',
  industries: ['staffing', 'accounting'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(payslips|rti|payroll bureau|payroll services|payroll|switching payroll|payroll for accountants|white label payroll)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(payslip) ~ (emailed|printed|app|days|monthly|weekly|issued|online|portal)',
          '(rti|p45|p45s|p60|p60s|p11ds) ~ (filed|filing|submission|p60s|p11ds|issued|year end|leavers|produced|submitted|hmrc)',
          'bacs payments ~ employees',
          'payroll (set up|setup|management)',
          '(send us|you send) ~ hours ~ (we|payroll|rest)',
          'pays ~ (people|employees) ~ (month|employers)',
        ],
      },
      {
        weight: 3,
        any: [
          '(run|process|calculate|do) ~ (payroll|wages) ~ (direct|pay|payslip|payslips|week|month|send)',
          '(direct deposit|pay stubs|payslips|pay checks|paychecks|direct deposits) ~ (stub|stubs|payroll|portal|quarterly|employee|employees|service)',
          '(submit|file) ~ (rti|941|941s)',
          '(processing|process|prepare|issue) ~ (wage ~ tax statements|w 2 forms|w2 forms|w 2s|w2s|pay stubs|paychecks)',
          'parallel (run|month) ~ payroll',
        ],
      },
      {
        weight: 3,
        any: ['(payroll|payroll bureau|payroll processing|payroll services|payroll service)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(put|employ|carry) ~ (worker|workers|contractor|employees) ~ =our payroll',
          '(=payrolling|employer =of record)',
        ],
      },

      {
        weight: 3,
        any: [
          'payroll (service|processing|provider|administration|management|solution|package|preparation|support)',
          '(process|run|handle|prepare|outsource|manage) ~ payroll',
          'payroll ~ (direct deposit|w 2|w2|tax filing|tax return|pay stub|1099|941)',
        ],
      },
      {
        weight: 2,
        any: ['(payroll|payroll services|payroll processing|payroll hr)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['payroll (service|processing|)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'coordinate ~ payroll ~ provider',
        'payroll protection',
        '(third party|outside) payroll',
        'payroll (company|provider) ~ (you|they) use',
      ],
      because: 'Payroll done elsewhere, or a loan or tax named so',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-up',
      name: 'Set up the employer and its people',
      description: 'Enter rates, deductions, accounts and registrations.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(set up|setup) ~ payroll'],
    },
    {
      id: 'take-hours',
      name: 'Take hours and changes each period',
      description: 'Collect timesheets, new hires and leavers and ask about what looks wrong.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(timesheet|hours|time sheet)'],
    },
    {
      id: 'calculate',
      name: 'Calculate and check the run',
      description: 'Work out gross to net and compare with the last run.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'reconcile'],
    },
    {
      id: 'pay',
      name: 'Release payments and payslips',
      description: 'Send direct deposits and slips on the day.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['enter-data'],
      shownBy: ['(direct deposit|pay stub|paycheck|payslip)'],
    },
    {
      id: 'file',
      name: 'File and pay payroll taxes',
      description: 'Deposit withholdings and file quarterly returns.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['check-rules', 'remind'],
      shownBy: ['(payroll tax|941|withholding|quarterly)'],
    },
    {
      id: 'year-end',
      name: 'Prepare yearly wage forms',
      description: 'Reconcile the year and issue W-2 and 1099 forms.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['reconcile', 'draft-text'],
      shownBy: ['(w 2|w2|1099)'],
    },
  ],
});
