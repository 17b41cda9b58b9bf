import type { FirstStep } from '../recommendations/first-steps.ts';
import type { CalculationMode } from '../schemas/value.ts';
import type { Money } from './money.ts';

/** If there is nothing to try first. */
export const nothingToTry =
  'None of these tasks is an obvious first trial of AI: that takes desk work that comes up every week and that a person can check in minutes. The 90-day plan begins with measuring instead.';

type PricedStep = Pick<FirstStep, 'trial'>;

/**
 * How the headline is calculated: at the junior rate (`simple`), at role rates (`advanced`), or with
 * assumptions that are not saved (`trial`).
 */
export type HeadlineKind = 'simple' | 'advanced' | 'trial';

/** The headline counts every task in full; the steps always count at the junior rate, with the saved assumptions. */
export function describeFirstStepsShare(
  steps: readonly PricedStep[],
  headline: HeadlineKind,
  money: Money,
): string | null {
  const savings = savingsOf(steps);
  if (savings.length === 0) return null;
  const amount = money.about(sumOf(savings));
  const named = namesOfFirst[steps.length] ?? 'first steps';
  switch (headline) {
    case 'simple':
      return `This counts every task in full. The ${named} would save ${amount} of it.`;
    case 'advanced':
      return `This counts every task in full, at role rates. The ${named} would save ${amount} a month at the junior rate.`;
    case 'trial':
      return `This counts every task in full. With the saved assumptions, the ${named} would save ${amount} a month.`;
  }
}

const namesOfFirst = ['', 'first step', 'first two steps', 'first three steps'];

export function describeFirstStepsTotal(
  steps: readonly PricedStep[],
  mode: CalculationMode,
  money: Money,
): string | null {
  const savings = savingsOf(steps);
  if (savings.length < 2) return null;
  return `Together, they would save ${money.about(sumOf(savings))} a month${mode === 'simple' ? '' : ' at the junior rate'}; no hours are counted twice.`;
}

function savingsOf(steps: readonly PricedStep[]): number[] {
  return steps.map(({ trial }) => trial.savingsUsdPerMonth.likely);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
