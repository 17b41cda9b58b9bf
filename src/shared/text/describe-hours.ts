import type { ModeledWork } from '../schemas/company-model.ts';
import { formatEstimate, formatHours, formatPlural } from './figures.ts';

/** The workflow fields that its hours depend on; `timeInvestment` is one person's hours per week. */
export interface WorkflowHours {
  timeInvestment: number;
  teamSize: number;
  /** Who does it, from the company model; null or undefined if its hours were typed. */
  work?: ModeledWork | null | undefined;
}

/**
 * Hours per week of a workflow: those of everyone involved if the company model says how many people that is,
 * otherwise as typed.
 */
export function teamHoursOf({ timeInvestment, teamSize, work }: WorkflowHours): number {
  return timeInvestment * (work ? teamSize : 1);
}

/**
 * A workflow's hours, the same on screen, in the PDF, and on the terminal: "about 24 hours a week across 3 people";
 * typed hours stay as typed. Null if the workflow takes no time.
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
