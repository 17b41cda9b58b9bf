import { clipSentence } from '#report/clip-text.ts';
import { toPageLink } from '#report/page-link.ts';
import type { ReportInput } from '#report/report-input.ts';
import { type FirstStep, findFirstSteps } from '#shared/recommendations/first-steps.ts';
import { describeFirstStepsTotal } from '#shared/text/describe-first-steps.ts';
import { formatEstimate, formatEstimatedUsd, formatPlural } from '#shared/text/figures.ts';

export function describeFirstSteps(input: ReportInput) {
  return findFirstSteps(input).map((step) => ({
    title: clipSentence(step.title),
    facts: factsOf(step),
    why: clipSentence(step.why),
    quote:
      step.quote === null
        ? null
        : {
            about: step.quotedWork === null ? '' : `On ${clipSentence(step.quotedWork)}: `,
            text: clipSentence(step.quote.quote),
            page: toPageLink(step.quote.url),
          },
  }));
}

export function totalOfFirstSteps(input: ReportInput): string | null {
  return describeFirstStepsTotal(findFirstSteps(input), input.value.calculationMode);
}

function factsOf({ trial, effortDays }: FirstStep): { label: string; value: string; range?: string }[] {
  const days = { label: 'Effort', value: formatPlural(effortDays, 'day') };
  const { low, likely, high } = trial.savingsUsdPerMonth;
  return [
    {
      label: 'Monthly savings',
      value: formatEstimatedUsd(likely),
      range: `${formatEstimatedUsd(low)} to ${formatEstimatedUsd(high)}`,
    },
    { label: 'Hours covered', value: `${formatEstimate(trial.hoursPerWeek)} a week` },
    { label: 'One-time cost', value: 'No module to buy' },
    days,
  ];
}
