import type { ReportInput } from '#report/report-input.ts';
import { frameworks } from '#shared/schemas/framework.ts';
import type { Range } from '#shared/schemas/numbers.ts';
import {
  describeRange,
  describeShareOfHours,
  describeStaffing,
  largestSavers,
} from '#shared/text/describe-team.ts';
import {
  formatCount,
  formatEstimate,
  formatEstimatedUsd,
  formatHours,
  formatShare,
} from '#shared/text/figures.ts';
import { changeTeam } from '#shared/value/company-model/modeled-hours.ts';
import { describeMode } from './summary.ts';

/** The value with its ranges and by framework; null where there is no task to value. */
export function describeValue({ audit, tasks, value, profile }: ReportInput) {
  if (tasks.length === 0) return null;
  const { ranges } = value;
  return {
    mode: describeMode(value),
    disclaimer: profile.disclaimers.value,
    rows: [
      row('Time saved, hours', ranges.timeEfficiency, formatEstimate),
      row('Cost savings', ranges.costSavingsUSD, formatEstimatedUsd),
      row('Business impact', ranges.newBusinessUSD, formatEstimatedUsd),
      row('Total Monthly Cost Savings', ranges.monthlyTotal, formatEstimatedUsd),
    ],
    frameworks: frameworks.map((framework) => describeFramework(framework, value)),
    notes: describeNotes(audit.kind, value, largestSavers(value, tasks)),
  };
}

function row(label: string, range: Range, format: (value: number) => string) {
  return { label, low: format(range.low), likely: format(range.likely), high: format(range.high) };
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
    /** Part of the savings, 0 to 1, for the bar. */
    part: all > 0 ? savings / all : 0,
  };
}

function describeModel(
  value: ReportInput['value'],
  team: NonNullable<ReportInput['value']['team']>,
  share: string | null,
): string[] {
  const { headcount, staffing } = changeTeam(team, value.assumptions);
  return [
    ...(share === null ? [] : [share]),
    ...describeRange(value),
    `${describeStaffing(headcount, staffing)} Source: ${team.staffingSource.text} (${team.staffingSource.sector}).${team.staffingSource.because === null ? '' : ` Adjusted by us: ${team.staffingSource.because}`}`,
  ];
}

function describeNotes(
  kind: ReportInput['audit']['kind'],
  value: ReportInput['value'],
  largest: readonly string[],
): string[] {
  const { cap, assumptions, team } = value;
  const share = describeShareOfHours(value, largest);
  const notes = team
    ? describeModel(value, team, share)
    : [
        assumptions.countWholeTeam
          ? 'Hours are counted for the whole team of each workflow.'
          : kind === 'manual'
            ? 'Hours are counted as they were typed, for one person.'
            : 'Hours are counted for one person, because a website does not tell how many share a task.',
        ...(share === null ? [] : [share]),
      ];
  if (cap.applied && cap.limitHoursPerWeek !== null) {
    notes.push(
      `The hours came to ${formatHours(cap.hoursPerWeekBefore)} a week, more than a company of this size works (${formatHours(cap.limitHoursPerWeek)}). All are scaled down alike.`,
    );
  }
  if (assumptions.adoptionShare < 1) {
    notes.push(
      `It is assumed that ${formatShare(assumptions.adoptionShare)} of the possible savings is taken up.`,
    );
  }
  notes.push('Tools consolidation is not estimated.');
  return notes;
}
