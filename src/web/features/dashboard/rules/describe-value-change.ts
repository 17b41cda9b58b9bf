import { formatEstimatedUsd } from '#shared/text/figures.ts';

/**
 * For example 'this edit -$600', or 'unchanged by this edit' for less than $0.50. The change is in unrounded
 * USD.
 */
export function describeValueChange(changeUsdPerMonth: number): string {
  if (Math.abs(changeUsdPerMonth) < 0.5) return 'unchanged by this edit';
  const sign = changeUsdPerMonth < 0 ? '-' : '+';
  return `this edit ${sign}${formatEstimatedUsd(Math.abs(changeUsdPerMonth))}`;
}
