import type { ModeledWork } from '../schemas/company-model.ts';
import { formatEstimate, formatHours, formatPlural } from './figures.ts';

/** `timeInvestment` is one person's hours per week. */
export interface WorkflowHours {
  timeInvestment: number;
  teamSize: number;
  /** From the company model; null or undefined if the hours were typed. */
  work?: ModeledWork | null | undefined;
}

/**
 * Hours per week of everyone who does the workflow, if the company model knows how many people that is;
 * otherwise as typed.
 */
export function teamHoursOf({ timeInvestment, teamSize, work }: WorkflowHours): number {
  return timeInvestment * (work ? teamSize : 1);
}

/**
 * For example "about 24 hours a week across 3 people". Typed hours are per person and not rounded. Null if
 * the workflow takes no time.
 */
export function describeWorkflowHours(workflow: WorkflowHours): string | null {
  const { timeInvestment, teamSize, work } = workflow;
  if (timeInvestment <= 0) return null;
  if (!work) {
    return teamSize > 1
      ? `${nameHours(formatHours(timeInvestment))} a week for each of ${teamSize} people`
      : `${nameHours(formatHours(timeInvestment))} a week`;
  }
  const hours = nameHours(formatEstimate(teamHoursOf(workflow)));
  return `about ${hours} a week ${teamSize > 1 ? `across ${formatPlural(teamSize, 'person', 'people')}` : 'for one person'}`;
}

function nameHours(hours: string): string {
  return `${hours} ${hours === '1' ? 'hour' : 'hours'}`;
}
