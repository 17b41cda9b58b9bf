import type { ReportInput } from '#report/report-input.ts';
import type { Currency } from '#shared/schemas/currency.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import type { Range } from '#shared/schemas/numbers.ts';
import { formatCount, formatEstimate, formatEstimatedUsd, formatShare } from '#shared/text/figures.ts';
import { moneyIn } from '#shared/text/money.ts';
import { describeMode } from './summary.ts';

export function describeValue({ tasks, value, profile }: ReportInput) {
  if (tasks.length === 0) return null;
  const { ranges } = value;
  const money = moneyIn(profile.currency);
  const rows = [
    row('Time saved, hours', ranges.timeEfficiency, formatEstimate),
    row('Business impact (not in the total)', ranges.newBusinessUSD, formatEstimatedUsd),
    row('Total Monthly Cost Savings', ranges.monthlyTotal, formatEstimatedUsd),
  ];
  return {
    mode: describeMode(value),
    rate: money.rate,
    disclaimer: profile.disclaimers.value,
    /** The total's place among the rows. */
    total: rows.length - 1,
    rows: profile.currency ? [...rows, rowInOther(ranges.monthlyTotal, profile.currency)] : rows,
    frameworks: frameworks.map((framework) => describeFramework(framework, value)),
  };
}

function row(label: string, range: Range, format: (value: number) => string) {
  return { label, low: format(range.low), likely: format(range.likely), high: format(range.high) };
}

function rowInOther(total: Range, currency: Currency) {
  const money = moneyIn(currency);
  return row(`Total in ${currency.code}`, total, (amount) => money.wordEstimate(amount).other ?? '');
}

function describeFramework(framework: (typeof frameworks)[number], value: ReportInput['value']) {
  const lines = value.lines.filter((line) => line.framework === framework);
  const share = value.assumptions.savedShare[framework];
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const savings = sum((line) => line.savingsUsdPerMonth.likely);
  const all = value.lines.reduce((total, line) => total + line.savingsUsdPerMonth.likely, 0);
  return {
    framework,
    tasks: formatCount(lines.length),
    hoursPerWeek: formatEstimate(sum((line) => line.hoursPerWeek)),
    savedShare: `${formatShare(share.low)} / ${formatShare(share.likely)} / ${formatShare(share.high)}`,
    savedHours: formatEstimate(sum((line) => line.savedHoursPerMonth.likely)),
    savings: formatEstimatedUsd(savings),
    part: all > 0 ? savings / all : 0,
  };
}
