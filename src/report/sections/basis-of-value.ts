import type { ReportInput } from '#report/report-input.ts';
import {
  describeRange,
  describeStaffing,
  describeVolumes,
  describeWorkingTime,
} from '#shared/text/describe-team.ts';
import { formatHours, formatShare } from '#shared/text/figures.ts';
import { changeTeam } from '#shared/value/company-model/modeled-hours.ts';

export function describeBasisOfValue({ audit, value, workflows }: ReportInput): string[] {
  const { cap, assumptions, team } = value;
  const notes = team
    ? [...describeModel(value, team), ...describeVolumes(workflows)]
    : [
        assumptions.countWholeTeam
          ? 'Hours are for the whole team of each workflow, not per person.'
          : audit.kind === 'manual'
            ? 'Hours are counted as entered, for one person.'
            : 'Hours are counted for one person, because a website doesn’t say how many people share a task.',
      ];
  if (cap.applied && cap.limitHoursPerWeek !== null) {
    notes.push(
      `The hours added up to ${formatHours(cap.hoursPerWeekBefore)} a week, more than a team of this size can work (${formatHours(cap.limitHoursPerWeek)}). We scaled all of them down in proportion.`,
    );
  }
  if (assumptions.adoptionShare < 1) {
    notes.push(
      `We assume that ${formatShare(assumptions.adoptionShare)} of the possible savings are realized.`,
    );
  }
  notes.push('We don’t estimate savings from consolidating tools.');
  return notes;
}

function describeModel(
  value: ReportInput['value'],
  team: NonNullable<ReportInput['value']['team']>,
): string[] {
  const changed = changeTeam(team, value.assumptions);
  const { headcount, staffing } = changed;
  const workingTime = describeWorkingTime(changed);
  return [
    ...describeRange(value),
    ...(workingTime === null ? [] : [workingTime]),
    `${describeStaffing(headcount, staffing)} Source: ${team.staffingSource.text} (${team.staffingSource.sector}).${team.staffingSource.because === null ? '' : ` Our adjustment: ${team.staffingSource.because}`}`,
  ];
}
