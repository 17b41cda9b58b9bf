import { formatEstimatedUsd } from '#shared/text/figures.ts';

/** From unrounded USD: 'this edit -$600'. */
export function describeValueChange(changeUsdPerMonth: number): string {
  if (Math.abs(changeUsdPerMonth) < 0.5) return 'unchanged by this edit';
  const sign = changeUsdPerMonth < 0 ? '-' : '+';
  return `this edit ${sign}${formatEstimatedUsd(Math.abs(changeUsdPerMonth))}`;
}
