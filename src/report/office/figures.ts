import { basisLabels, outcomeLabels } from '#report/labels.ts';
import type { ReportInput } from '#report/report-input.ts';
import { inReturnOrder } from '#report/return-order.ts';
import { countFindings } from '#report/sections/counts.ts';
import { domainOf } from '#report/sections/cover.ts';
import type { Range } from '#shared/schemas/numbers.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { teamHoursOf } from '#shared/text/describe-hours.ts';
import { moneyIn } from '#shared/text/money.ts';
import { assumptionRows } from './assumption-rows.ts';
import { type ColumnKind, column, type Sheet } from './sheets.ts';

export function buildFigures(given: ReportInput): Sheet[] {
  const input = inReturnOrder(given);
  return [
    summarySheet(input),
    workflowSheet(input),
    taskSheet(input),
    moduleSheet(input),
    planSheet(input),
    assumptionRows(input),
    offeringSheet(input),
    evidenceSheet(input),
    coverageSheet(input),
  ].filter(({ rows }) => rows.length > 0);
}

const kindOf = {
  '': 'text',
  UTC: 'text',
  count: 'number',
  'hours per month': 'hours',
  'USD per month': 'usd',
  'USD per hour': 'rate',
  USD: 'usd',
} as const satisfies Record<string, ColumnKind>;
type Unit = keyof typeof kindOf;

function summarySheet(input: ReportInput): Sheet {
  const { audit, value, businessCase, presentation, generatedAt, profile } = input;
  const counts = countFindings(input);
  const { ranges } = value;
  const range = (name: string, unit: Unit, { low, likely, high }: Range) => [
    name,
    unit,
    ...[low, likely, high].map((amount) => ({ amount, kind: kindOf[unit] })),
  ];
  const single = (name: string, unit: Unit, amount: number | string) => [
    name,
    unit,
    null,
    typeof amount === 'number' ? { amount, kind: kindOf[unit] } : amount,
    null,
  ];
  const total = businessCase.total;
  return {
    name: 'Summary',
    columns: [
      column('Figure', 'text', 42),
      column('Unit', 'text', 20),
      column('Low', 'number'),
      column('Likely', 'number', 26),
      column('High', 'number'),
    ],
    rows: [
      single('Diagnosis', '', presentation?.clientName || domainOf(audit)),
      single('Prepared by', '', presentation?.preparedBy ?? ''),
      single('Generated', 'UTC', generatedAt.slice(0, 16).replace('T', ' ')),
      single('Workflows', 'count', counts.workflows),
      single('Tasks', 'count', counts.tasks),
      single('Recommended modules', 'count', counts.worthwhileModules),
      single('Modules that don’t pay back in time', 'count', counts.otherModules),
      range('Time saved', 'hours per month', ranges.timeEfficiency),
      range('Cost savings', 'USD per month', ranges.costSavingsUSD),
      range('Business impact', 'USD per month', ranges.newBusinessUSD),
      range('Total Monthly Cost Savings', 'USD per month', ranges.monthlyTotal),
      single('Hourly rate', 'USD per hour', value.hourlyRate),
      single('Exchange rate', '', moneyIn(profile.currency).rate ?? ''),
      ...(total === null
        ? []
        : [
            single('One-time cost of the recommended modules', 'USD', total.costUsd),
            range('Savings from the recommended modules', 'USD per month', total.savingsUsdPerMonth),
            range('Net after 12 months', 'USD', total.netUsdAfter12Months),
          ]),
    ].filter((row) => row[3] !== ''),
  };
}

function workflowSheet({ workflows }: ReportInput): Sheet {
  return {
    name: 'Workflows',
    columns: [
      column('Workflow', 'text', 40),
      column('Department'),
      column('Type', 'text', 18),
      column('Done by', 'text', 14),
      column('Recommendation', 'text', 16),
      column('Tasks', 'number', 9),
      column('No-Judgement %', 'number', 16),
      column('People', 'number', 9),
      column('Hours per week, one person', 'hours', 22),
      column('Hours per week, total', 'hours', 20),
      column('Service value', 'number'),
      column('Replicability difficulty', 'number', 20),
      column('Type of evidence', 'text', 24),
    ],
    rows: workflows.map((one) => [
      one.name,
      one.department,
      capitalize(one.typedType ?? one.type),
      one.performedBy === 'own' ? 'People' : 'The product',
      one.framework,
      one.taskCount,
      one.noJudgementPercentage,
      one.teamSize,
      one.timeInvestment,
      teamHoursOf(one),
      one.serviceValue,
      one.replicabilityDifficulty,
      basisLabels[one.basis],
    ]),
  };
}

function taskSheet({ tasks, value }: ReportInput): Sheet {
  const lines = new Map(value.lines.map((line) => [line.taskId, line]));
  return {
    name: 'Tasks',
    columns: [
      column('#', 'number', 6),
      column('Task', 'text', 44),
      column('Workflow', 'text', 34),
      column('Framework', 'text', 12),
      column('Requires judgment', 'text', 16),
      column('Assigned role'),
      column('Service value', 'number'),
      column('Replicability difficulty', 'number', 20),
      column('Hours per week per person', 'hours', 22),
      column('Hours counted per week', 'hours', 20),
      column('Rate, USD per hour', 'rate', 16),
      column('Hours saved per month, low', 'hours', 22),
      column('Hours saved per month, likely', 'hours', 24),
      column('Hours saved per month, high', 'hours', 22),
      column('Monthly savings, low', 'usd', 20),
      column('Monthly savings, likely', 'usd', 22),
      column('Monthly savings, high', 'usd', 20),
      column('Type of evidence', 'text', 24),
      column('Description', 'text', 50),
    ],
    rows: tasks.map((task, index) => {
      const line = lines.get(task.id);
      return [
        index + 1,
        task.name,
        task.workflow,
        task.framework,
        task.requiresJudgment ? 'Yes' : 'No',
        task.assignedRole,
        task.serviceValue,
        task.replicabilityDifficulty,
        task.timeInvestment,
        line?.hoursPerWeek ?? null,
        line?.rateUsdPerHour ?? null,
        ...spread(line?.savedHoursPerMonth),
        ...spread(line?.savingsUsdPerMonth),
        basisLabels[task.basis],
        task.description,
      ];
    }),
  };
}

function moduleSheet({ modules, businessCase }: ReportInput): Sheet {
  const cases = new Map(businessCase.modules.map((one) => [one.moduleId, one]));
  return {
    name: 'Modules',
    columns: [
      column('Module', 'text', 32),
      column('Recommended', 'text', 14),
      column('Type', 'text', 14),
      column('Category', 'number', 10),
      column('Match %', 'number', 10),
      column('One-time price', 'usd'),
      column('Implementation days', 'number', 8),
      column('Hours credited per week', 'hours', 20),
      column('Monthly savings, low', 'usd', 20),
      column('Monthly savings, likely', 'usd', 22),
      column('Monthly savings, high', 'usd', 20),
      column('Net after 12 months, low', 'usd', 22),
      column('Net after 12 months, likely', 'usd', 24),
      column('Net after 12 months, high', 'usd', 22),
      column('Break-even in months, likely', 'hours', 26),
      column('Why', 'text', 70),
    ],
    rows: modules.map((one) => [
      one.name,
      one.paysBack ? 'Yes' : 'No',
      one.type,
      one.category,
      one.matchPercentage,
      one.price,
      one.implementationTime,
      one.claimed.hoursPerWeek,
      ...spread(one.claimed.savingsUsdPerMonth),
      ...spread(cases.get(one.id)?.netUsdAfter12Months),
      one.paybackMonths?.likely ?? null,
      one.reason,
    ]),
  };
}

function planSheet({ roadmap }: ReportInput): Sheet {
  return {
    name: 'Plan',
    columns: [
      column('By day', 'number', 8),
      column('Step', 'text', 40),
      column('Effort in days', 'number', 14),
      column('Why', 'text', 70),
      column('Go/no-go', 'text', 70),
    ],
    rows: roadmap.phases.flatMap(({ days, steps }) =>
      steps.map((step) => [days, step.title, step.effortDays, step.why, step.goNoGo]),
    ),
  };
}

function offeringSheet({ offerings }: ReportInput): Sheet {
  return {
    name: 'Offerings',
    columns: [column('Offering', 'text', 36), column('Quote', 'text', 70), column('Page', 'text', 50)],
    rows: offerings.map(({ name, evidence: [first] }) => [name, first?.quote ?? null, first?.url ?? null]),
  };
}

function evidenceSheet({ workflows, tasks }: ReportInput): Sheet {
  return {
    name: 'Evidence',
    columns: [
      column('Evidence for', 'text', 12),
      column('Name', 'text', 44),
      column('Quote', 'text', 80),
      column('Page', 'text', 60),
    ],
    rows: [
      ...workflows.map((one) => ({ of: 'Workflow', ...one })),
      ...tasks.map((one) => ({ of: 'Task', ...one })),
    ].flatMap(({ of, name, evidence }) => evidence.map(({ quote, url }) => [of, name, quote, url])),
  };
}

function coverageSheet({ audit, coverage }: ReportInput): Sheet {
  return {
    name: 'Pages',
    columns: [
      column('Page', 'text', 60),
      column('Title', 'text', 40),
      column('Outcome', 'text', 20),
      column('Reason', 'text', 40),
      column('Words', 'number', 10),
    ],
    rows:
      audit.kind === 'manual' || coverage === null
        ? []
        : coverage.pages.map(({ url, title, outcome, reason, words }) => [
            url,
            title ?? null,
            outcomeLabels[outcome],
            reason ?? null,
            words ?? null,
          ]),
  };
}

function spread(range: Range | undefined): (number | null)[] {
  return range === undefined ? [null, null, null] : [range.low, range.likely, range.high];
}
