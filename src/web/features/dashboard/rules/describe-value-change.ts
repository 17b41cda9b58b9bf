import { formatEstimatedUsd } from '#shared/text/figures.ts';

/** 'this edit -$600', or 'unchanged by this edit' for less than $0.50. */
export function describeValueChange(changeUsdPerMonth: number): string {
  if (Math.abs(changeUsdPerMonth) < 0.5) return 'unchanged by this edit';
  const sign = changeUsdPerMonth < 0 ? '-' : '+';
  return `this edit ${sign}${formatEstimatedUsd(Math.abs(changeUsdPerMonth))}`;
}
