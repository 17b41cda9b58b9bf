import type { ModeledWork } from '../schemas/company-model.ts';
import { formatEstimatedHours, formatHours, formatPlural, nameHours } from './figures.ts';

/** `timeInvestment` is one person's hours per week. */
export interface WorkflowHours {
  timeInvestment: number;
  teamSize: number;
  work?: ModeledWork | null | undefined;
}

/** The whole team's hours per week if the company model covers the workflow; otherwise one person's. */
export function teamHoursOf({ timeInvestment, teamSize, work }: WorkflowHours): number {
  return timeInvestment * (work ? teamSize : 1);
}

export function describeWorkflowHours(workflow: WorkflowHours): string | null {
  const { timeInvestment, teamSize, work } = workflow;
  if (timeInvestment <= 0) return null;
  if (!work) {
    return teamSize > 1
      ? `${nameHours(formatHours(timeInvestment))} a week for each of ${teamSize} people`
      : `${nameHours(formatHours(timeInvestment))} a week`;
  }
  const hours = formatEstimatedHours(teamHoursOf(workflow));
  return `about ${hours} a week ${teamSize > 1 ? `across ${formatPlural(teamSize, 'person', 'people')}` : 'for one person'}`;
}
