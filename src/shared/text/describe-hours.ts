import type { ModeledWork } from '../schemas/company-model.ts';
import { formatEstimate, formatEstimatedHours, formatHours, formatPlural, nameHours } from './figures.ts';

/** Hours are one person's per week: `timeInvestment` in the listed tasks, `unlistedHours` in the rest of the work. */
export interface WorkflowHours {
  timeInvestment: number;
  unlistedHours: number;
  teamSize: number;
  work?: ModeledWork | null | undefined;
}

const maxHoursEach = 168;

export function teamHoursOf({
  timeInvestment,
  teamSize,
  work,
}: Omit<WorkflowHours, 'unlistedHours'>): number {
  return timeInvestment * (work ? teamSize : 1);
}

export function describeWorkflowHours(workflow: WorkflowHours): string | null {
  const { timeInvestment, unlistedHours, teamSize, work } = workflow;
  if (timeInvestment <= 0) return null;
  if (!work) {
    return teamSize > 1
      ? `${nameHours(formatHours(timeInvestment))} a week for each of ${teamSize} people`
      : `${nameHours(formatHours(timeInvestment))} a week`;
  }
  const listed = teamHoursOf(workflow);
  const all = Math.min(timeInvestment + unlistedHours, maxHoursEach) * teamSize;
  const people =
    teamSize > 1 ? `shared by up to ${formatPlural(teamSize, 'person', 'people')}` : 'for one person';
  return `about ${formatEstimatedHours(all)} a week ${people}${unlistedHours > 0 ? `, ${formatEstimate(listed)} of those hours in its tasks` : ''}`;
}
