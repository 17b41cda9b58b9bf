import { clipSentence } from '#report/clip-text.ts';
import { toPageLink } from '#report/page-link.ts';
import type { ReportInput } from '#report/report-input.ts';
import { type FirstStep, findFirstSteps } from '#shared/recommendations/first-steps.ts';
import { describeFirstStepsTotal } from '#shared/text/describe-first-steps.ts';
import { formatEstimate, formatPlural } from '#shared/text/figures.ts';
import type { Money } from '#shared/text/money.ts';

export function describeFirstSteps(input: ReportInput, money: Money) {
  return findFirstSteps(input).map((step) => ({
    title: clipSentence(step.title),
    facts: factsOf(step, money),
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

export function totalOfFirstSteps(input: ReportInput, money: Money): string | null {
  return describeFirstStepsTotal(findFirstSteps(input), input.value.calculationMode, money);
}

interface Fact {
  label: string;
  value: string;
  other?: string | null;
  range?: string;
  /** All of it on one line. */
  inLine?: string;
}

function factsOf({ trial, effortDays }: FirstStep, money: Money): Fact[] {
  const days = { label: 'Effort', value: formatPlural(effortDays, 'day') };
  const { usd, other, range, inLine } = money.wordRange(trial.savingsUsdPerMonth);
  return [
    { label: 'Monthly savings', value: usd, other, range, inLine },
    { label: 'Hours covered', value: `${formatEstimate(trial.hoursPerWeek)} a week` },
    { label: 'One-time cost', value: 'No module to buy' },
    days,
  ];
}
