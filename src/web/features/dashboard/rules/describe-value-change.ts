import { formatEstimatedUsd } from '#shared/text/figures.ts';

export function describeValueChange(changeUsdPerMonth: number): string {
  if (Math.abs(changeUsdPerMonth) < 0.5) return 'unchanged by this edit';
  const direction = changeUsdPerMonth < 0 ? 'down' : 'up';
  return `${direction} ${formatEstimatedUsd(Math.abs(changeUsdPerMonth))} with this edit`;
}
