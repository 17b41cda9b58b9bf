import type { Payback } from '#shared/schemas/module.ts';
import type { Range } from '#shared/schemas/numbers.ts';

/**
 * Months until savings have paid a price, both in USD: the price over the monthly savings, so that the
 * high savings give the low months. Null when nothing is likely to be saved; `high` null when nothing is
 * saved at the low end. Months are kept to one decimal.
 */
export function paybackOf(priceUsd: number, savingsUsdPerMonth: Range): Payback | null {
  const { low, likely, high } = savingsUsdPerMonth;
  if (likely <= 0) return null;
  return {
    low: toOneDecimal(priceUsd / high),
    likely: toOneDecimal(priceUsd / likely),
    high: low > 0 ? toOneDecimal(priceUsd / low) : null,
  };
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
