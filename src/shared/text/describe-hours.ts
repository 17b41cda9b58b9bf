import type { ModeledWork } from '../schemas/company-model.ts';
import { formatEstimate, formatHours, formatPlural } from './figures.ts';

/** `timeInvestment` is one person's hours per week. */
export interface WorkflowHours {
  timeInvestment: number;
  teamSize: number;
  /** Null or undefined if the company model has no figures for the workflow. */
  work?: ModeledWork | null | undefined;
}

/**
 * The whole team's hours per week if the company model covers the workflow. Otherwise `timeInvestment`
 * unchanged, which is one person's.
 */
export function teamHoursOf({ timeInvestment, teamSize, work }: WorkflowHours): number {
  return timeInvestment * (work ? teamSize : 1);
}

/**
 * For example "about 24 hours a week across 3 people", or "8 hours a week for each of 3 people" if the hours
 * were typed. Null if the workflow takes no time.
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
