import type { Payback } from '#shared/schemas/module.ts';
import type { Range } from '#shared/schemas/numbers.ts';

/**
 * In months, to one decimal; high savings give the low number. Null if no savings are likely. `high` is null if
 * the low savings are zero.
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
