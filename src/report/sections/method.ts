import type { ReportInput } from '#report/report-input.ts';
import { frameworkCuts } from '#shared/framework.ts';
import {
  formatCount,
  formatDate,
  formatEstimatedHours,
  formatEstimatedUsd,
  formatGbp,
  formatHours,
  formatPlural,
} from '#shared/text/figures.ts';
import { moneyBesidePounds, moneyIn } from '#shared/text/money.ts';
import { reportEstimate, reportHoursPerTask, usdPerGbp } from '#shared/value/report-estimate.ts';
import { weeksPerMonth } from '#shared/value/task-figures.ts';
import { describeBasisOfValue } from './basis-of-value.ts';
import { describeMode } from './summary.ts';

export function describeMethod(input: ReportInput) {
  return [
    { title: 'Where each finding comes from', text: howClaimsAreKnown },
    { title: 'How we rate tasks', text: howTasksAreRated() },
    ...(input.tasks.length === 0 ? [] : describeCalculations(input)),
    { title: 'How we match modules', text: howModulesAreMatched },
    ...describeSecondReader(input),
  ];
}

const howClaimsAreKnown =
  'Observed: quoted word for word from a page of the site. Inferred: follows from something observed, which is quoted. Typical for the industry: in our catalog for such companies, but not seen on this site. You told us: entered or changed by hand. We never treat something missing from a site as evidence of manual work.';

const howModulesAreMatched =
  'A module’s match is the share of its capability that the tasks need, weighted by the tasks’ hours, framework, and type of evidence. Each task counts for only one module. Modules that would save the most get their tasks first; core work weighs more than office work, and observed tasks more than typical ones. A module’s payback is its price divided by the monthly savings from its tasks.';

function howTasksAreRated(): string {
  const { low, high } = frameworkCuts;
  return `Each task has a service value from 1 (mainstream) to 10 (unique) and a replicability difficulty with AI from 1 (easy) to 10 (hard). Automate: difficulty below ${low} and value below ${high}. Enhance: difficulty of ${high} or more and value of ${low} or more. Everything else is Optimize. A task that requires human judgment is never Automate.`;
}

function describeCalculations(input: ReportInput) {
  const { audit, value, workflows, profile } = input;
  const money = moneyIn(profile.currency);
  const estimate = reportEstimate({ ...audit.stats, workflows });
  const { low, high } = value.ranges.monthlyTotal;
  return [
    {
      title: 'How we calculate the value',
      text: `For each task: hours per week × share saved for its framework × ${weeksPerMonth} weeks × hourly rate. ${describeMode(value)}. Here, with ${formatEstimatedHours(value.totalTimeInvestment)} of work a week, AI could save ${formatEstimatedHours(value.timeEfficiency)} and ${money.estimate(value.monthlyTotal)} a month, between ${formatEstimatedUsd(low)} and ${formatEstimatedUsd(high)} given the uncertainty in the hours and in the share saved. The dashboard and this report use this figure.${money.rate === null ? '' : ` ${money.rate}`}`,
    },
    { title: 'What the figures include', text: describeBasisOfValue(input).join(' ') },
    {
      title: 'How the report screen calculates its estimate',
      text: `The cards on the report screen use a simpler formula: ${formatPlural(audit.stats.tasksIdentified, 'task')} × ${reportHoursPerTask} hours = ${formatHours(estimate.hoursPerMonth)} hours a month (rounded), at ${formatPounds(estimate.averageRateGbpPerHour)} an hour (the departments’ rates, weighted by their tasks). That makes ${formatGbp(estimate.costGbpPerMonth)}, or ${moneyBesidePounds(profile.currency).price(estimate.costUsdPerMonth)} at ${usdPerGbp} dollars to the pound. It ignores each task’s hours and framework, so it differs from the value above.`,
    },
  ];
}

function formatPounds(rate: number): string {
  return `£${rate.toFixed(2)}`;
}

function describeSecondReader({ audit }: ReportInput) {
  const reading = audit.closerReading;
  if (reading?.status !== 'done') return [];
  const { model, endedAt, proposed, shown, refused, keptEdits } = reading;
  const on = endedAt === null ? '' : ` on ${formatDate(endedAt)},`;
  const leftOut =
    refused === 0 ? '' : ` We left out ${formatCount(refused)} that failed our checks or added nothing new.`;
  const outcome = keptEdits
    ? 'The diagnosis had already been changed by hand, so we left it as it was.'
    : `We checked every quote word for word against the stored pages, and show ${formatCount(shown)} of its ${formatPlural(proposed, 'proposal')}.${leftOut} It gave no hours or dollar amounts, but it said which work takes more time than other work, and the hours are divided by that.`;
  return [
    {
      title: 'The second reader',
      text: `The language model ${model} read the site${on} as a second reader. ${outcome}`,
    },
  ];
}
