import type { ReportInput } from '#report/report-input.ts';
import { frameworkCuts } from '#shared/framework.ts';
import {
  formatCount,
  formatEstimate,
  formatEstimatedUsd,
  formatGbp,
  formatHours,
  formatUsd,
} from '#shared/text/figures.ts';
import { reportEstimate, reportHoursPerTask, usdPerGbp } from '#shared/value/report-estimate.ts';
import { weeksPerMonth } from '#shared/value/task-figures.ts';
import { describeBasisOfValue } from './basis-of-value.ts';
import { describeMode } from './summary.ts';

/** How the findings and both calculations are made, with the figures of this audit in them. */
export function describeMethod(input: ReportInput) {
  return [
    { title: 'How claims are known', text: howClaimsAreKnown },
    { title: 'How tasks are rated', text: howTasksAreRated() },
    ...(input.tasks.length === 0 ? [] : describeCalculations(input)),
    { title: 'How modules are matched', text: howModulesAreMatched },
    ...describeSecondReader(input),
  ];
}

const howClaimsAreKnown =
  'Observed: a quote stands word for word on a page of the site. Inferred: it follows from something observed, which is quoted. Typical for the industry: it is in our library for such companies and was not seen here. You told us: it was entered or changed by hand. That a site lacks something is never taken as evidence of manual work.';

const howModulesAreMatched =
  'A module’s match is the share of its capability that the tasks call for, weighted by their hours, their framework and how they are known. Modules are ordered by what they would save, with the work that the company delivers before its office work and what was observed before what is only typical. Each task counts for one module alone. A module’s payback is its price over the monthly savings of its tasks.';

function howTasksAreRated(): string {
  const { low, high } = frameworkCuts;
  return `Each task has a service value, 1 for mainstream to 10 for unique, and a replicability difficulty with AI, 1 for easy to 10 for hard. Automate: difficulty below ${low} and value below ${high}. Enhance: difficulty of ${high} or more and value of ${low} or more. Everything else is Optimize. A task that requires human judgment is never Automate.`;
}

function describeCalculations(input: ReportInput) {
  const { audit, value, workflows } = input;
  const estimate = reportEstimate({ ...audit.stats, workflows });
  const { low, high } = value.ranges.monthlyTotal;
  return [
    {
      title: 'How the value is calculated',
      text: `For each task: hours per week × saved share of its framework × ${weeksPerMonth} weeks × hourly rate. ${describeMode(value)}. Here ${formatEstimate(value.totalTimeInvestment)} hours a week lead to ${formatEstimate(value.timeEfficiency)} hours saved and to ${formatEstimatedUsd(value.monthlyTotal)} a month, between ${formatEstimatedUsd(low)} and ${formatEstimatedUsd(high)} by what is uncertain about the hours and the saved shares. This is the figure of the dashboard and of this report.`,
    },
    { title: 'What the figures count', text: describeBasisOfValue(input).join(' ') },
    {
      title: 'How the report screen estimates',
      text: `The cards of the report screen follow another, simpler formula: ${formatCount(audit.stats.tasksIdentified)} tasks × ${reportHoursPerTask} hours = ${formatHours(estimate.hoursPerMonth)} hours a month, rounded, at ${formatPounds(estimate.averageRateGbpPerHour)} an hour, the departments’ rates weighted by their tasks: ${formatGbp(estimate.costGbpPerMonth)}, or ${formatUsd(estimate.costUsdPerMonth)} at ${usdPerGbp} dollars a pound. It does not look at hours or frameworks, so it differs from the value above.`,
    },
  ];
}

function formatPounds(rate: number): string {
  return `£${rate.toFixed(2)}`;
}

/** Which model read the site as well, and how much of what it said is shown. */
function describeSecondReader({ audit }: ReportInput) {
  const reading = audit.closerReading;
  if (reading?.status !== 'done') return [];
  const { model, endedAt, shown, refused } = reading;
  const on = endedAt === null ? '' : ` on ${endedAt.slice(0, 10)}`;
  return [
    {
      title: 'The second reader',
      text: `The language model ${model} read the site${on} as a second reader. Of its proposals ${formatCount(shown)} are shown and ${formatCount(refused)} were refused: every quote was looked up word for word in the stored pages. It gave no hours and no amounts of money.`,
    },
  ];
}
